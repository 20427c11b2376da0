import { beachfrontMansionExterior } from '#app/site/photos/beachfront-mansion-exterior.ts'
import { kitchenIslandMarble } from '#app/site/photos/kitchen-island-marble.ts'
import { Picture } from '#app/ui/picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'
import { story } from '#agency/services.ts'

export function About() {
  return (
    <section aria-labelledby="about" className="wrap grid-12 gap-y-10 pb-section">
      <Picture
        photo={kitchenIslandMarble}
        alt="Kitchen with a long marble island"
        sizes="(width < 64rem) 148vw, 64rem"
        position="40% 50%"
        className="col-span-full min-h-96 lg:col-span-5"
      />
      <div className="col-span-full lg:col-start-7">
        <Picture
          photo={beachfrontMansionExterior}
          alt="House and palms beside the beach"
          sizes="(width < 64rem) 1px, min(46vw, 40.5rem)"
          position="50% 62%"
          className="mb-[clamp(2rem,4vw,3.5rem)] aspect-video max-lg:hidden"
        />
        <h2 id="about" className="font-display text-title-1">
          {story.story.lead}
        </h2>
        <p className="mt-6 max-w-[34rem] text-ink-soft">{story.story.text}</p>
        <p className="mt-4">
          <TextLink to={urls.about}>About us</TextLink>
        </p>
      </div>
    </section>
  )
}
