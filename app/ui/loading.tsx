const WIDTHS = ['w-full', 'w-[72%]', 'w-[47%]', 'w-[26%]', 'w-[8%]']

/** The five lines under the mark, moving. */
export function Ripples() {
  return (
    <span aria-hidden="true" className="inline-grid w-12 justify-items-center gap-1.25">
      {WIDTHS.map((width, at) => (
        <i
          key={width}
          style={{ animationDelay: `${at * 0.12}s` }}
          className={`h-0.5 animate-[ripple_1.8s_var(--ease-calm)_infinite] rounded-round bg-brass-deep motion-reduce:animate-none ${width}`}
        />
      ))}
    </span>
  )
}

/** A whole page, or a whole list, that is on its way. */
export function Loading() {
  return (
    <output className="grid justify-items-center gap-4 py-20 text-ink-soft">
      <Ripples />
      Loading...
    </output>
  )
}
