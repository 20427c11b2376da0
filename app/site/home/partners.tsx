import { Carousel } from '#app/ui/carousel.tsx'
import { profile } from '#agency/profile.ts'

/**
 * Shows three of four logos, two on a phone, and advances by one. Slides are slightly wider than a
 * third: the carousel only loops if the hidden slides fill the gap that a moving slide leaves.
 */
export function Partners() {
  return (
    <div className="wrap py-section">
      <Carousel
        title={<h2 className="font-display text-title-1">Partner developers</h2>}
        itemsLabel="partners"
        step={1}
        viewportClass="border-y border-line-strong"
        slideClass="relative basis-1/2 before:absolute before:inset-y-0 before:-start-px before:border-s before:border-line lg:basis-[33.5%]"
      >
        {profile.partners.map(({ name, logo, width, height }) => (
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
