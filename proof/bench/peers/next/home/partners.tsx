import { Carousel } from '@/ui/carousel'
import { site } from '@/content/agency'

const EVERY_MS = 5000

/**
 * Three of the four in view, two on a phone; it steps on by one. A hair wider than a third each, for
 * a row can only loop when what is out of sight fills the gap that a slide leaves.
 */
export function Partners() {
  return (
    <div className="wrap py-section">
      <Carousel
        title={<h2 className="font-display text-title-1">Partner developers</h2>}
        what="partners"
        every={EVERY_MS}
        frame="border-y border-line-strong"
        slide="relative basis-1/2 before:absolute before:inset-y-0 before:-start-px before:border-s before:border-line lg:basis-[33.5%]"
      >
        {site.partners.map(({ name, logo, width, height }) => (
          <div key={name} className="grid min-h-30 place-items-center p-4 lg:min-h-40 lg:p-6">
            <img
              src={logo}
              alt={name}
              width={width}
              height={height}
              loading="lazy"
              className="max-h-13 w-auto max-w-35 lg:max-w-full"
            />
          </div>
        ))}
      </Carousel>
    </div>
  )
}
