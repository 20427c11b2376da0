import { PHOTOS } from '@/content/agency'
import { Picture } from '@/ui/picture'
import { TextLink } from '@/ui/text-link'
import { site } from '@/content/agency'

export function About() {
  return (
    <section aria-labelledby="about" className="wrap grid-12 gap-y-10 pb-section">
      <Picture
        photo={PHOTOS['kitchen-island-marble']}
        alt="Kitchen with a long marble island"
        sizes="(width < 64rem) 148vw, 64rem"
        position="40% 50%"
        className="col-span-full min-h-96 lg:col-span-5"
      />
      <div className="col-span-full lg:col-start-7">
        <Picture
          photo={PHOTOS['beachfront-mansion-exterior']}
          alt="House and palms beside the beach"
          sizes="(width < 64rem) 1px, min(46vw, 40.5rem)"
          position="50% 62%"
          className="mb-[clamp(2rem,4vw,3.5rem)] aspect-video max-lg:hidden"
        />
        <h2 id="about" className="font-display text-title-1">
          {site.story.story.lead}
        </h2>
        <p className="mt-6 max-w-[34rem] text-ink-soft">{site.story.story.text}</p>
        <p className="mt-4">
          <TextLink href="/about">About us</TextLink>
        </p>
      </div>
    </section>
  )
}
