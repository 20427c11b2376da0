import { useWords } from '#app/language.tsx'

import { WORDS } from './words.ts'

const WIDTHS = ['w-full', 'w-[72%]', 'w-[47%]', 'w-[26%]', 'w-[8%]']

/** Shown while a page or a list is loading: the five lines of the logo, animated. */
export function Loading() {
  return (
    <output className="grid justify-items-center gap-4 py-20 text-ink-soft">
      <span aria-hidden="true" className="inline-grid w-12 justify-items-center gap-1.25">
        {WIDTHS.map((width, index) => (
          <i
            key={width}
            style={{ animationDelay: `${index * 0.12}s` }}
            className={`h-0.5 animate-[loading-line_1.8s_var(--ease-calm)_infinite] rounded-round bg-brass-deep motion-reduce:animate-none ${width}`}
          />
        ))}
      </span>
      {useWords(WORDS).loading}
    </output>
  )
}
