import { Heart } from '@/ui/heart'
import { Icon } from '@/ui/icon'

export function BrochureLink({ id, title }: { id: number; title: string }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-8 print:hidden">
      <a
        href={`/properties2/${id}/brochure.pdf`}
        download
        className="inline-flex min-h-target items-center gap-2 text-small font-[560]"
      >
        <Icon of="download" />
        <span className="underlined">Download brochure</span>
      </a>
      <Heart id={id} title={title} words="Save" />
    </p>
  )
}
