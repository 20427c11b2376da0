import { villaTerraceAngleDay } from '#app/site/photos/villa-terrace-angle-day.ts'
import { Breadcrumb, HOME } from '#app/ui/banner.tsx'
import { Picture } from '#app/ui/picture.tsx'
import * as urls from '#app/urls.ts'

/** 500 px high at every width: text beside the photo, or below it on narrow screens. */
export function SellHero() {
  return (
    <section
      aria-labelledby="sell-title"
      className="on-ink grid h-hero-sell grid-rows-[minmax(0,1fr)_auto] bg-ink text-paper lg:grid-cols-2 lg:grid-rows-1"
    >
      <div className="flex flex-col justify-end px-edge pt-6 pb-7 lg:py-14 lg:ps-[max(var(--spacing-edge),calc((100vw-var(--container-page))/2+var(--spacing-edge)))] lg:pe-12">
        <Breadcrumb crumbs={[HOME, { label: 'Sell Your Property', path: urls.sell }]} />
        <h1 id="sell-title" className="mt-4 max-w-[15ch] font-display text-display-2 lg:mt-auto">
          Sell to the buyer who will keep the garden.
        </h1>
        <p className="mt-3 max-w-[30rem] text-base text-mist lg:mt-5 lg:text-body">
          A measured valuation, one set of good photographs and viewings we attend ourselves. No
          board outside unless you want one.
        </p>
      </div>
      <Picture
        photo={villaTerraceAngleDay}
        alt=""
        sizes="(width < 64rem) 100vw, max(50vw, 46.75rem)"
        priority
        position="70% 70%"
        className="h-full max-lg:order-first"
      />
    </section>
  )
}
