import { useWords } from '#app/language.tsx'
import villaPoolExteriorDusk from '#app/site/photos/villa-pool-exterior-dusk.json' with { type: 'json' }
import { Banner, Breadcrumb } from '#app/ui/banner.tsx'
import { Picture } from '#app/ui/picture.tsx'
import * as urls from '#app/urls.ts'

import { WORDS } from './banner-words.ts'

const PHOTO = { photo: villaPoolExteriorDusk, position: '50% 48%' }

/** The banner of the list. Where a search leads to it, it is low: the results are in sight then. */
export function ListBanner({ isLow }: { isLow: boolean }) {
  const words = useWords(WORDS)
  const crumbs = [{ label: words.about, to: urls.about }]
  const title = words.properties
  if (!isLow) return <Banner {...PHOTO} {...{ crumbs, title }} crumbsLabel={words.pageLinks} />
  return (
    <section className="border-line lg:border-b">
      <div className="wrap flex items-end justify-between gap-8">
        <div className="flex flex-wrap items-baseline gap-x-4 pt-4 pb-2 lg:pt-5 lg:pb-4 max-lg:row:sr-only">
          <h1 className="font-display text-title-1">{title}</h1>
          <Breadcrumb crumbs={crumbs} label={words.pageLinks} />
        </div>
        <div className="relative -me-(--spacing-page-start) h-23 flex-[0_0_42%] max-lg:hidden">
          <Picture {...PHOTO} alt="" sizes="42vw" className="absolute! inset-0" />
        </div>
      </div>
    </section>
  )
}
