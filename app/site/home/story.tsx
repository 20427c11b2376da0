import { ContentText, useEnglishMark, useWords } from '#app/language.tsx'
import beachfrontMansionExterior from '#app/site/photos/beachfront-mansion-exterior.json' with { type: 'json' }
import boulevardRetailEvening from '#app/site/photos/boulevard-retail-evening.json' with { type: 'json' }
import kitchenIslandMarble from '#app/site/photos/kitchen-island-marble.json' with { type: 'json' }
import villaTerraceAngleDay from '#app/site/photos/villa-terrace-angle-day.json' with { type: 'json' }
import { Picture } from '#app/ui/picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'
import type { Home } from '#domain/agency/sections/pages.ts'

import { WORDS } from './story-words.ts'

/** The static sections of the home page, in one island. */
export function Story({ services, about, reasons }: Omit<Home, 'hero'>) {
  return (
    <>
      <Services services={services} />
      <About {...about} />
      <Reasons reasons={reasons} />
    </>
  )
}

function Services({ services }: Pick<Home, 'services'>) {
  const words = useWords(WORDS)
  const englishMark = useEnglishMark()
  return (
    <section aria-labelledby="services" className="wrap grid-12 pb-section">
      <div className="col-span-full flex flex-col lg:col-span-4">
        <h2 id="services" className="-mt-[0.08em] font-display text-display-2">
          {words.services}
        </h2>
        <Picture
          photo={villaTerraceAngleDay}
          alt={words.terracePhoto}
          sizes="(width < 64rem) 100vw, 57rem"
          position="88% 50%"
          className="my-6 aspect-16/10 lg:mt-9 lg:mb-0 lg:aspect-auto lg:min-h-80 lg:flex-1"
        />
      </div>
      <dl className="col-span-full lg:col-start-6">
        {services.map(({ name, text }) => (
          <div
            key={name}
            className="grid items-baseline gap-x-8 gap-y-2 border-t border-line-strong py-[clamp(1.5rem,3vw,2.625rem)] last:border-b md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
          >
            <dt className="font-display text-title-1">
              <ContentText text={name} />
            </dt>
            <dd {...englishMark(text)} className="text-pretty text-ink-soft">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function About({ lead, text }: Home['about']) {
  const words = useWords(WORDS)
  const englishMark = useEnglishMark()
  return (
    <section aria-labelledby="about" className="wrap grid-12 gap-y-10 pb-section">
      <Picture
        photo={kitchenIslandMarble}
        alt={words.kitchenPhoto}
        sizes="(width < 64rem) 148vw, 64rem"
        position="40% 50%"
        className="col-span-full min-h-96 lg:col-span-5"
      />
      <div className="col-span-full lg:col-start-7">
        <Picture
          photo={beachfrontMansionExterior}
          alt={words.beachPhoto}
          sizes="(width < 64rem) 1px, min(46vw, 40.5rem)"
          position="50% 62%"
          className="mb-[clamp(2rem,4vw,3.5rem)] aspect-video max-lg:hidden"
        />
        <h2 id="about" {...englishMark(lead)} className="font-display text-title-1">
          {lead}
        </h2>
        <p {...englishMark(text)} className="mt-6 max-w-[34rem] text-ink-soft">
          {text}
        </p>
        <p className="mt-4">
          <TextLink to={urls.about}>{words.aboutUs}</TextLink>
        </p>
      </div>
    </section>
  )
}

function Reasons({ reasons }: Pick<Home, 'reasons'>) {
  const words = useWords(WORDS)
  const englishMark = useEnglishMark()
  return (
    <section
      aria-labelledby="reasons"
      className="on-ink bg-ink text-paper lg:grid lg:grid-cols-[5fr_7fr]"
    >
      <Picture
        photo={boulevardRetailEvening}
        alt={words.boulevardPhoto}
        sizes="(width < 64rem) max(100vw, 27rem), 56rem"
        position="48% 50%"
        className="min-h-72 lg:min-h-96"
      />
      <div className="px-edge py-[clamp(3.5rem,7vw,7rem)] lg:ps-[clamp(1.25rem,6vw,6.5rem)]">
        <h2 id="reasons" className="font-display text-display-2">
          {words.reasons}
        </h2>
        <dl className="mt-[clamp(2rem,4vw,3.5rem)] -mb-8 grid gap-x-[clamp(1.5rem,4vw,4rem)] md:grid-cols-2">
          {reasons.map(({ name, text }) => (
            <div key={name} className="border-t border-line-dark pt-6 pb-8">
              <dt className="mb-2.5 font-display text-title-2">
                <ContentText text={name} />
              </dt>
              <dd {...englishMark(text)} className="text-small leading-[1.6] text-pretty text-mist">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
