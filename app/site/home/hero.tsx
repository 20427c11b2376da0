import { Form } from 'react-router'

import { ContentText, pageLanguage, useEnglishMark, useWords } from '#app/language.tsx'
import heroSkylineDusk from '#app/site/photos/hero-skyline-dusk.json' with { type: 'json' }
import { SearchFields, type SearchChoices } from '#app/site/properties/search-fields.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SEARCH_BAR_CLASSES } from '#app/ui/search-bar.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'
import type { Home } from '#domain/agency/sections/pages.ts'
import { pathIn } from '#domain/language.ts'

import { WORDS } from './words.ts'

interface HeroProps extends SearchChoices {
  texts: Home['hero']
  /** How many there are, in words: `Ten neighbourhoods`. */
  neighbourhoods: string
}

export function Hero({ texts, neighbourhoods, ...choices }: HeroProps) {
  const words = useWords(WORDS)
  const englishMark = useEnglishMark()
  return (
    <section aria-labelledby="hero" className="pt-[clamp(2.25rem,4.4vw,4rem)]">
      <div className="wrap">
        <h1
          id="hero"
          {...englishMark(texts.title)}
          className="max-w-[15em] font-display text-display-1 lg:whitespace-pre-line"
        >
          {texts.title}
        </h1>
        <search aria-label={words.properties}>
          <Form
            action={urls.properties}
            onFocus={prefetchSearchIndex}
            className={`${SEARCH_BAR_CLASSES} mt-[clamp(1.75rem,3.2vw,2.75rem)] mb-[clamp(1.75rem,2.6vw,2.5rem)] lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1fr)_auto]`}
          >
            <SearchFields {...choices} />
            <Button
              type="submit"
              className="-m-px min-h-14 rounded-none text-base max-lg:col-span-full lg:min-w-42"
            >
              <Icon name="search" size={20} />
              {words.search}
            </Button>
          </Form>
        </search>
      </div>
      <div className="flex flex-col-reverse lg:hero-grid">
        <div className="flex flex-col justify-between gap-3 px-edge pt-5 lg:gap-6 lg:border-t lg:border-line-strong lg:px-0">
          <p className="max-w-76 text-ink-soft">
            {neighbourhoods && words.walked(neighbourhoods)}
            <ContentText text={texts.text} />
          </p>
          <TextLink to={urls.properties}>
            <ContentText text={texts.link} />
          </TextLink>
        </div>
        <div className="relative h-hero">
          <Picture
            photo={heroSkylineDusk}
            alt={words.skylinePhoto}
            sizes="(width < 64rem) max(100vw, 33rem), 75vw"
            priority
            position="60% 33%"
            className="absolute! inset-0"
          />
          {/* In a notch at the lower edge of the photo. */}
          <p className="absolute -bottom-px -start-px min-h-target bg-paper ps-edge pe-5 pt-3.5 text-small leading-[1.4] text-ink-soft lg:start-[calc(-1*var(--spacing-gutter)-1px)] lg:ps-gutter lg:pe-7 lg:pt-4.5">
            <ContentText text={texts.caption} />
          </p>
        </div>
      </div>
    </section>
  )
}

let isRequested = false

/** Brings the search index into the browser's cache, for the list that is about to be opened. */
function prefetchSearchIndex(): void {
  if (isRequested) return
  isRequested = true
  fetch(pathIn(pageLanguage(), urls.currentSearchIndex), { priority: 'low' })
    .then((response) => response.arrayBuffer())
    .catch(() => {
      isRequested = false
    })
}
