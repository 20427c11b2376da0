import { ContentText, useEnglishMark, useWords } from '#app/language.tsx'
import type { Companies as CompaniesProps } from '#domain/agency/sections/pages.ts'

import { WORDS } from './story-words.ts'

export function Companies({ companies }: CompaniesProps) {
  const englishMark = useEnglishMark()
  return (
    <section aria-labelledby="companies" className="bg-sand">
      <div className="wrap items-center gap-x-[clamp(1.5rem,4vw,4rem)] max-xl:pt-8 max-xl:pb-4 xl:grid xl:grid-cols-[auto_minmax(0,1fr)]">
        <h2 id="companies" className="font-display text-title-3">
          {useWords(WORDS).companies}
        </h2>
        <ul className="grid max-xl:mt-4 max-xl:gap-x-6 md:grid-cols-2 xl:grid-cols-4">
          {companies.map(({ name, trade, href, logo }) => (
            <li key={name} className="border-line-strong max-xl:border-t xl:border-s">
              <a
                href={href}
                rel="noopener"
                className="flex min-h-18 items-center justify-between gap-3 py-4 transition-colors duration-(--duration-quick) hover:bg-sand-deep xl:min-h-26 xl:px-5 xl:py-7"
              >
                <img
                  {...englishMark(name)}
                  {...logo}
                  alt={name}
                  loading="lazy"
                  className="h-8 w-auto"
                />
                <span className="text-small text-ink-soft">
                  <ContentText text={trade} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
