import { hasShippedLogo, useAgency } from '#app/agency.tsx'
import { ContentText, useWords } from '#app/language.tsx'
import { slugOf } from '#domain/slug.ts'
import villaPoolExteriorDusk from '#app/site/photos/villa-pool-exterior-dusk.json' with { type: 'json' }
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'

import { WORDS } from './words.ts'

export function Brochure({ url, strapline }: { url: string; strapline: string }) {
  const agency = useAgency()
  const words = useWords(WORDS)
  return (
    <section aria-labelledby="brochure" className="wrap">
      <div className="grid-12 relative items-end gap-y-8 border-b border-line-strong pb-10 before:absolute before:inset-x-0 before:top-18 before:border-t before:border-line-strong lg:pb-12">
        <div
          aria-hidden="true"
          className="relative col-span-full aspect-3/4 w-48 overflow-hidden bg-ink p-5 text-paper shadow-lift after:absolute after:inset-y-0 after:start-2 after:border-s after:border-paper/14 lg:col-span-3 lg:w-62"
        >
          <b className="relative block max-w-[8ch] font-display text-[1.625rem] leading-[1.08] font-normal tracking-[-0.015em]">
            <ContentText text={strapline} />
          </b>
          {hasShippedLogo(agency) && (
            <img
              src="/brand/mark-brass.svg"
              alt=""
              width={32}
              height={32}
              loading="lazy"
              className="absolute end-5 top-5 size-8"
            />
          )}
          <Picture
            photo={villaPoolExteriorDusk}
            alt=""
            sizes="(width < 64rem) 12.75rem, 16.5rem"
            position="30% 50%"
            className="absolute! inset-x-0 top-[47%] bottom-0"
          />
        </div>
        <div className="col-span-full lg:col-span-4 lg:col-start-5">
          <h2 id="brochure" className="font-display text-title-1">
            {words.brochure}
          </h2>
          <p className="mt-3 max-w-lg text-ink-soft">{words.brochureText}</p>
        </div>
        <div className="col-span-full lg:col-span-4 lg:col-start-9 lg:justify-self-end">
          <ButtonLink
            href={url}
            download={`${slugOf(agency.name)}-brochure.pdf`}
            className="max-lg:w-full"
          >
            <Icon name="download" />
            {words.download}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
