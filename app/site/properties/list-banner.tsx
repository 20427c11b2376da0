import villaPoolExteriorDusk from '#app/site/photos/villa-pool-exterior-dusk.json' with { type: 'json' }
import { Banner, Breadcrumb } from '#app/ui/banner.tsx'
import { Picture } from '#app/ui/picture.tsx'
import * as urls from '#app/urls.ts'

const TITLE = 'Properties'
const PHOTO = { photo: villaPoolExteriorDusk, position: '50% 48%' }
const LINKS = { crumbs: [{ label: 'About', to: urls.about }], label: 'Page links' }

/** The banner of the list. Where a search leads to it, it is low: the results are in sight then. */
export function ListBanner({ isLow }: { isLow: boolean }) {
  if (!isLow)
    return <Banner {...PHOTO} crumbs={LINKS.crumbs} crumbsLabel={LINKS.label} title={TITLE} />
  return (
    <section className="border-line lg:border-b">
      <div className="wrap flex items-end justify-between gap-8">
        <div className="flex flex-wrap items-baseline gap-x-4 pt-4 pb-2 lg:pt-5 lg:pb-4 max-lg:row:sr-only">
          <h1 className="font-display text-title-1">{TITLE}</h1>
          <Breadcrumb {...LINKS} />
        </div>
        <div className="relative -me-(--spacing-page-start) h-23 flex-[0_0_42%] max-lg:hidden">
          <Picture {...PHOTO} alt="" sizes="42vw" className="absolute! inset-0" />
        </div>
      </div>
    </section>
  )
}
