import { boulevardRetailEvening } from '#app/site/photos/boulevard-retail-evening.ts'
import { heroSkylineDusk } from '#app/site/photos/hero-skyline-dusk.ts'
import { villaPoolExteriorDusk } from '#app/site/photos/villa-pool-exterior-dusk.ts'
import { villaTerraceAngleDay } from '#app/site/photos/villa-terrace-angle-day.ts'
import { waterfrontTowerExteriorDusk } from '#app/site/photos/waterfront-tower-exterior-dusk.ts'
import type { SitePhoto } from '#app/ui/picture.tsx'
import type { App } from '#domain/app.ts'
import * as brochures from '#domain/brochures/brochures.server.ts'
import { MAX_BROCHURE_PROPERTIES, type Brochure } from '#domain/brochures/brochure.ts'
import { teaser } from '#domain/formatted-text.ts'
import * as made from '#domain/pdf/printed-files.server.ts'
import type { CompanyBrochureContent } from '#domain/pdf/page-content.ts'
import * as properties from '#domain/properties/properties.server.ts'
import type { Property } from '#domain/properties/property.ts'
import { site } from '#agency/profile.ts'
import { reasons, services, story } from '#agency/services.ts'
import { team } from '#agency/team.ts'

import { printedFileUrls } from './address.ts'
import { agency } from './agency-details.ts'
import { homeOf } from './property-brochure.ts'

const TEASER = 230

/** The brochure that the site makes of itself; null while there is no home to show. */
export async function companyBrochureContent(
  app: Pick<App, 'db' | 'publicUrl'>,
): Promise<CompanyBrochureContent | null> {
  const homes = await shownHomes(app)
  return homes.length === 0 ? null : sheetOf(app.publicUrl, homes)
}

/** Every brochure there is; the last is on offer. One that was uploaded comes before our own. */
export async function availableBrochures(
  app: Pick<App, 'db' | 'publicUrl' | 'files'>,
): Promise<Brochure[]> {
  const homes = await shownHomes(app)
  const uploaded = await brochures.list(app)
  if (homes.length === 0) return uploaded
  const own: Brochure = {
    id: 0,
    title: site.name,
    filename: printedFileUrls.companyBrochure.slice(1),
    url: printedFileUrls.companyBrochure,
    bytes: await made.sizeOf(app, SUBJECT, sheetOf(app.publicUrl, homes)),
    created_at:
      homes
        .map(({ updated_at }) => updated_at)
        .toSorted()
        .at(-1) ?? '',
  }
  return [own, ...uploaded]
}

export const SUBJECT = 'company'

async function shownHomes(app: Pick<App, 'db'>): Promise<Property[]> {
  const chosen = await brochures.chosenProperties(app)
  const standing = await properties.findMany(app, chosen)
  if (standing.length > 0) return standing
  const page = await properties.pages(app).next()
  const newest: Property[] = page.value ?? []
  const pictured = newest.filter(({ photos }) => photos.length > 0)
  return (pictured.length > 0 ? pictured : newest).slice(0, MAX_BROCHURE_PROPERTIES)
}

function sheetOf(base: string, homes: readonly Property[]): CompanyBrochureContent {
  return {
    kind: 'company',
    agency,
    ...story,
    services,
    reasons,
    homes: homes.map((home) => ({
      ...homeOf(base, home),
      photos: home.photos.slice(0, 1),
      teaser: teaser(home.properties_description, TEASER),
    })),
    team,
    address: base,
    pictures: {
      cover: fileOf(villaPoolExteriorDusk),
      story: fileOf(waterfrontTowerExteriorDusk),
      services: fileOf(villaTerraceAngleDay),
      reasons: fileOf(boulevardRetailEvening),
      end: fileOf(heroSkylineDusk),
    },
  }
}

function fileOf({ src, widths }: SitePhoto): string {
  return `${src}-${widths.findLast((width) => width <= 1600) ?? widths[0]}.webp`
}
