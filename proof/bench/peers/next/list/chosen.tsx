import { EVERYTHING, type Search } from '@/content/search'
import { Icon } from '@/ui/icon'

/** What a value is read after, where it does not say by itself what it is of. */
const BEFORE: Partial<Record<keyof Search, string>> = {
  minPrice: 'From AED ',
  maxPrice: 'Up to AED ',
  bedrooms: 'Bedrooms: ',
  bathrooms: 'Bathrooms: ',
  minArea: 'From m² ',
  maxArea: 'Up to m² ',
  type: 'Type: ',
  visa: 'Residency: ',
}

const NAMES = (Object.keys(EVERYTHING) as (keyof Search)[]).filter((name) => name !== 'sort')

/** Each thing that is asked for, with a way to drop it, and one to drop them all. */
export function Chosen({ search }: { search: Search }) {
  const chosen = NAMES.filter((name) => search[name].trim() !== '').map((name) => ({
    name,
    label: `${BEFORE[name] ?? ''}${search[name].trim()}`,
  }))
  if (chosen.length === 0) return null
  return (
    <>
      <div className="script-only flex flex-wrap gap-2">
        {chosen.map(({ name, label }) => (
          <a
            key={name}
            href={`?${without(search, name)}`}
            className="inline-flex min-h-target max-w-full items-center gap-2 rounded-control border border-line-strong ps-3.5 pe-3 text-[0.875rem] text-ink hover:border-ink"
          >
            <span className="sr-only">Remove filter </span>
            <span className="truncate">{label}</span>
            <Icon of="close" className="flex-none" />
          </a>
        ))}
        <a
          href="?"
          className="min-h-target px-1.5 text-[0.875rem] font-[560] text-ink underline decoration-brass-deep decoration-1 underline-offset-5 hover:decoration-2"
        >
          Clear filters
        </a>
      </div>
      <p hidden className="script-folded">
        {chosen.map(({ label }) => label).join(' · ')}
      </p>
    </>
  )
}

function without(search: Search, dropped: keyof Search): URLSearchParams {
  return new URLSearchParams(
    Object.entries(search).filter(([name, value]) => name !== dropped && value !== ''),
  )
}
