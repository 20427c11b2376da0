import { printed } from '#app/press/address.ts'
import { Icon } from '#app/ui/icon.tsx'

/** A plain link: the PDF is made by the server, and comes without JavaScript. */
export function BrochureLink({ id }: { id: number }) {
  return (
    <p className="mt-3 print:hidden">
      <a
        href={printed.brochure(id)}
        download
        className="inline-flex min-h-target items-center gap-2 text-small font-[560]"
      >
        <Icon of="download" />
        <span className="underlined">Download brochure</span>
      </a>
    </p>
  )
}
