import { Icon } from '#app/ui/icon.tsx'

/** The way to one's shortlist; `hearts.ts` shows it once there is one. Its place is kept for it. */
export function ShortlistLink() {
  return (
    <a
      href="/shortlist"
      data-shortlist
      suppressHydrationWarning
      className="invisible inline-flex min-h-target min-w-target items-center justify-center gap-1.5 text-small font-[560] text-brass-deep numerals print:hidden"
    >
      <Icon of="heart" size={20} className="fill-current" />
      <span className="sr-only">Shortlist: </span>
      <span data-count suppressHydrationWarning>
        0
      </span>
    </a>
  )
}
