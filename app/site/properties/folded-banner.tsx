import { Breadcrumb, type Crumb } from '#app/ui/banner.tsx'
import { Picture, type SitePhoto } from '#app/ui/picture.tsx'

interface FoldedBannerProps {
  photo: SitePhoto
  position: string
  crumbs: readonly Crumb[]
  crumbsLabel: string
  title: string
}

/** The banner of a list that a search leads to: low, so that its results are in sight. */
export function FoldedBanner({ photo, position, crumbs, crumbsLabel, title }: FoldedBannerProps) {
  return (
    <section className="border-line lg:border-b">
      <div className="wrap flex items-end justify-between gap-8">
        <div className="flex flex-wrap items-baseline gap-x-4 pt-4 pb-2 lg:pt-5 lg:pb-4 max-lg:row:sr-only">
          <h1 className="font-display text-title-1">{title}</h1>
          <Breadcrumb crumbs={crumbs} label={crumbsLabel} />
        </div>
        <div className="relative -me-(--spacing-page-start) h-23 flex-[0_0_42%] max-lg:hidden">
          <Picture
            photo={photo}
            alt=""
            sizes="42vw"
            position={position}
            className="absolute! inset-0"
          />
        </div>
      </div>
    </section>
  )
}
