import { PHOTOS } from '@/content/agency'
import { Picture } from '@/ui/picture'
import { site } from '@/content/agency'

export function Services() {
  return (
    <section aria-labelledby="services" className="wrap grid-12 pb-section">
      <div className="col-span-full flex flex-col lg:col-span-4">
        <h2 id="services" className="-mt-[0.08em] font-display text-display-2">
          What we do
        </h2>
        <Picture
          photo={PHOTOS['villa-terrace-angle-day']}
          alt="Shaded terrace of a villa beside its pool"
          sizes="(width < 64rem) 100vw, 57rem"
          position="88% 50%"
          className="my-6 aspect-16/10 lg:mt-9 lg:mb-0 lg:aspect-auto lg:min-h-80 lg:flex-1"
        />
      </div>
      <dl className="col-span-full lg:col-start-6">
        {site.services.map(({ name, text }) => (
          <div
            key={name}
            className="grid items-baseline gap-x-8 gap-y-2 border-t border-line-strong py-[clamp(1.5rem,3vw,2.625rem)] last:border-b md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
          >
            <dt className="font-display text-title-1">{name}</dt>
            <dd className="text-pretty text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
