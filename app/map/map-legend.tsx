import { ContentText } from '#app/language.tsx'
import { Link } from '#app/ui/link.tsx'

export interface LegendEntry {
  /** What stands in its dot on the map; null where it has none. */
  mark: string | null
  name: string
  detail: string
  to?: string
}

/** The places of a small map as a list: with the text that the map has only as dots. */
export function MapLegend({ entries, note }: { entries: readonly LegendEntry[]; note?: string }) {
  return (
    <div className="text-small md:row-start-1">
      <ul className="border-b border-line">
        {entries.map(({ mark, name, detail, to }) => (
          <li key={name} className="flex min-h-12 items-center gap-3 border-t border-line numerals">
            <span aria-hidden="true" className="w-5 flex-none">
              {mark !== null && (
                <span className="grid size-5 place-items-center rounded-full border border-ink text-[0.6875rem] leading-none font-strong">
                  {mark}
                </span>
              )}
            </span>
            <span className="min-w-0 flex-1 py-1.5">
              {to ? (
                <Link to={to} className="link-target quiet-link">
                  <ContentText text={name} />
                </Link>
              ) : (
                <ContentText text={name} />
              )}
            </span>
            <span className="flex-none whitespace-nowrap text-ink-soft">{detail}</span>
          </li>
        ))}
      </ul>
      {note && <p className="mt-2 text-caption text-ink-mute">{note}</p>}
    </div>
  )
}
