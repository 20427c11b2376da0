import boulevardRetailEvening from '#app/site/photos/boulevard-retail-evening.json' with { type: 'json' }
import heroSkylineDusk from '#app/site/photos/hero-skyline-dusk.json' with { type: 'json' }
import villaPoolExteriorDusk from '#app/site/photos/villa-pool-exterior-dusk.json' with { type: 'json' }
import villaTerraceAngleDay from '#app/site/photos/villa-terrace-angle-day.json' with { type: 'json' }
import waterfrontTowerExteriorDusk from '#app/site/photos/waterfront-tower-exterior-dusk.json' with { type: 'json' }
import type { App } from '#domain/app.ts'
import * as brochures from '#domain/brochures/brochures.server.ts'
import { MAX_BROCHURE_PROPERTIES, type Brochure } from '#domain/brochures/brochure.ts'
import { teaser } from '#domain/formatted-text.ts'
import * as printedFiles from '#domain/pdf/printed-files.server.ts'
import type { CompanyBrochureContent } from '#domain/pdf/page-content.ts'
import * as properties from '#domain/properties/properties.server.ts'
import type { Property } from '#domain/properties/property.ts'
import * as users from '#domain/team/users.server.ts'
import { lookOf } from '#domain/agency/look.ts'
import type { Agency } from '#domain/agency/agency.ts'

import { toAgentView } from '#app/site/agents/agent-view.ts'
import * as urls from '#app/urls.ts'
import { agencyDetails, toBrochureProperty } from './property-brochure.ts'
import { webpUrl } from './webp-url.ts'

const TEASER_LENGTH = 230

/** The content of the generated company brochure; null if there is no property to show. */
export async function companyBrochureContent(
  app: Pick<App, 'db' | 'clock' | 'publicUrl' | 'agency'>,
): Promise<CompanyBrochureContent | null> {
  const shown = await brochureProperties(app)
  return shown.length === 0 ? null : toContent(app, shown)
}

/** All brochures; visitors get the last. The generated one is first, so any uploaded one wins. */
export async function availableBrochures(
  app: Pick<App, 'db' | 'clock' | 'publicUrl' | 'agency' | 'files'>,
): Promise<Brochure[]> {
  const shown = await brochureProperties(app)
  const uploaded = await brochures.list(app)
  if (shown.length === 0) return uploaded
  const content = await toContent(app, shown)
  const generated: Brochure = {
    id: 0,
    title: content.agency.name,
    filename: urls.companyBrochure.slice(1),
    url: urls.companyBrochure,
    bytes: await printedFiles.findSize(app, COMPANY_BROCHURE_FILE, content),
    created_at:
      shown
        .map(({ updated_at }) => updated_at)
        .toSorted()
        .at(-1) ?? '',
  }
  return [generated, ...uploaded]
}

export const COMPANY_BROCHURE_FILE = 'company'

async function brochureProperties(app: Pick<App, 'db' | 'clock'>): Promise<Property[]> {
  const chosen = await brochures.chosenProperties(app)
  const listed = await properties.findMany(app, chosen)
  if (listed.length > 0) return listed
  const page = await properties.pages(app).next()
  const newest: Property[] = page.value ?? []
  const withPhotos = newest.filter(({ photos }) => photos.length > 0)
  return (withPhotos.length > 0 ? withPhotos : newest).slice(0, MAX_BROCHURE_PROPERTIES)
}

async function toContent(
  app: Pick<App, 'db' | 'publicUrl' | 'agency'>,
  shown: readonly Property[],
): Promise<CompanyBrochureContent> {
  const base = app.publicUrl
  const agency = await app.agency.current()
  const people = await users.listShown(app)
  const { profile, home } = agency
  return {
    kind: 'company',
    look: lookOf(agency),
    agency: agencyDetails(profile),
    motto: profile.strapline,
    story: { ...home.about, beliefs: beliefs(agency) },
    services: home.services,
    reasons: home.reasons,
    properties: shown.map((property) => ({
      ...toBrochureProperty(base, property),
      photos: property.photos.slice(0, 1),
      teaser: teaser(property.properties_description, TEASER_LENGTH),
    })),
    team: people.map((person) => toMember(person, profile)),
    url: base,
    sitePhotos: {
      cover: webpUrl(villaPoolExteriorDusk),
      story: webpUrl(waterfrontTowerExteriorDusk),
      services: webpUrl(villaTerraceAngleDay),
      reasons: webpUrl(boulevardRetailEvening),
      end: webpUrl(heroSkylineDusk),
    },
  }
}

function beliefs({ about: { vision, mission } }: Agency) {
  return [
    { name: 'Our vision', text: vision.claim },
    { name: 'Our mission', text: mission.claim },
  ]
}

function toMember(
  person: users.Profile,
  profile: Agency['profile'],
): CompanyBrochureContent['team'][number] {
  const { name, initials, jobTitle, email, phone } = toAgentView(person, {}, profile)
  return { name, initials, role: jobTitle, email, phone }
}
