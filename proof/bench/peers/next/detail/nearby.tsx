import { Icon } from '@/ui/icon'

export function Nearby({ places }: { places: readonly string[] }) {
  if (places.length === 0) return null
  return (
    <section aria-labelledby="nearby" className="mt-[clamp(2.5rem,5vw,4.5rem)]">
      <h2 id="nearby" className="mb-5 font-display text-title-1">
        What is nearby
      </h2>
      <ul className="grid gap-x-gutter border-b border-line sm:grid-cols-2">
        {[...new Set(places)].map((place) => (
          <li key={place} className="flex min-h-13 items-center gap-3 border-t border-line">
            <Icon of="pin" className="flex-none text-brass-deep" />
            {place}
          </li>
        ))}
      </ul>
    </section>
  )
}
