import boulevardRetailEvening from '#app/site/photos/boulevard-retail-evening.json' with { type: 'json' }
import heroSkylineDusk from '#app/site/photos/hero-skyline-dusk.json' with { type: 'json' }
import villaPoolExteriorDusk from '#app/site/photos/villa-pool-exterior-dusk.json' with { type: 'json' }
import villaTerraceAngleDay from '#app/site/photos/villa-terrace-angle-day.json' with { type: 'json' }
import waterfrontTowerExteriorDusk from '#app/site/photos/waterfront-tower-exterior-dusk.json' with { type: 'json' }
import type { App } from '#domain/app.ts'
import * as brochures from '#domain/brochures/brochures.server.ts'
import {
  brochureLanguage,
  MAX_BROCHURE_PROPERTIES,
  type Brochure,
} from '#domain/brochures/brochure.ts'
import { teaser } from '#domain/formatted-text.ts'
import { inLanguage, pathIn, type Language } from '#domain/language.ts'
import * as printedFiles from '#domain/pdf/printed-files.server.ts'
import type { CompanyBrochureContent } from '#domain/pdf/page-content.ts'
import { propertiesIn } from '#domain/properties/properties-in-language.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import type { Property } from '#domain/properties/property.ts'
import * as users from '#domain/team/users.server.ts'

import { toAgentView } from '#app/site/agents/agent-view.ts'
import * as urls from '#app/urls.ts'
import { printedAgency, type PrintedAgency } from './printed-agency.server.ts'
import { agencyDetails, toBrochureProperty } from './property-brochure.ts'
import { webpUrl } from './webp-url.ts'
import { BROCHURE_WORDS } from './words.ts'

const TEASER_LENGTH = 230

/** The content of the generated company brochure; null if there is no property to show. */
export async function companyBrochureContent(
  app: Pick<App, 'db' | 'clock' | 'publicUrl' | 'agency'>,
  language: Language,
): Promise<CompanyBrochureContent | null> {
  const shown = await brochureProperties(app)
  return shown.length === 0 ? null : toContent(app, shown, language)
}

/**
 * All brochures: uploaded Arabic ones, the generated one, uploaded English ones. English pages offer
 * the last of the list. Arabic pages offer the last Arabic one or, without any, the generated one.
 */
export async function availableBrochures(
  app: Pick<App, 'db' | 'clock' | 'publicUrl' | 'agency' | 'files'>,
): Promise<Brochure[]> {
  const shown = await brochureProperties(app)
  const { en = [], ar = [] } = Object.groupBy(await brochures.list(app), brochureLanguage)
  if (shown.length === 0) return [...ar, ...en]
  const content = await toContent(app, shown, 'en')
  const generated: Brochure = {
    id: 0,
    title: content.agency.name,
    filename: urls.companyBrochure.slice(1),
    url: urls.companyBrochure,
    bytes: await printedFiles.findSize(app, companyBrochureFile('en'), content),
    created_at:
      shown
        .map(({ updated_at }) => updated_at)
        .toSorted()
        .at(-1) ?? '',
  }
  return [...ar, generated, ...en]
}

/** The name of the company brochure among the printed files. */
export function companyBrochureFile(language: Language): string {
  return language === 'en' ? 'company' : `company-${language}`
}

/** Those that the owner chose or, if none of them is offered, the newest with photos. */
async function brochureProperties(app: Pick<App, 'db' | 'clock'>): Promise<Property[]> {
  const chosen = await brochures.chosenProperties(app)
  const offered = await properties.findManyOffered(app, chosen)
  if (offered.length > 0) return offered
  const page = await properties.pages(app).next()
  const newest: Property[] = page.value ?? []
  const withPhotos = newest.filter(({ photos }) => photos.length > 0)
  return (withPhotos.length > 0 ? withPhotos : newest).slice(0, MAX_BROCHURE_PROPERTIES)
}

async function toContent(
  app: Pick<App, 'db' | 'publicUrl' | 'agency'>,
  shown: readonly Property[],
  language: Language,
): Promise<CompanyBrochureContent> {
  const base = app.publicUrl
  const agency = await printedAgency(app, language)
  const people = inLanguage(language, await users.listShown(app))
  const { profile, home, look } = agency
  return {
    kind: 'company',
    language,
    look,
    agency: agencyDetails(profile),
    motto: profile.strapline,
    story: { ...home.about, visionAndMission: visionAndMission(agency) },
    services: home.services,
    reasons: home.reasons,
    properties: (await propertiesIn(app, language, shown)).map((property) => ({
      ...toBrochureProperty(base, property, language),
      photos: property.photos.slice(0, 1),
      teaser: teaser(property.properties_description, TEASER_LENGTH),
    })),
    team: people.map((person) => toMember(person, profile)),
    url: language === 'en' ? base : urls.absolute(base, pathIn(language, urls.home)),
    sitePhotos: {
      cover: webpUrl(villaPoolExteriorDusk),
      story: webpUrl(waterfrontTowerExteriorDusk),
      services: webpUrl(villaTerraceAngleDay),
      reasons: webpUrl(boulevardRetailEvening),
      end: webpUrl(heroSkylineDusk),
    },
  }
}

function visionAndMission({ language, about: { vision, mission } }: PrintedAgency) {
  const words = BROCHURE_WORDS[language]
  return [
    { name: words.vision, text: vision.claim },
    { name: words.mission, text: mission.claim },
  ]
}

function toMember(
  person: users.Profile,
  profile: PrintedAgency['profile'],
): CompanyBrochureContent['team'][number] {
  const { name, initials, jobTitle, email, phone } = toAgentView(person, {}, profile)
  return { name, initials, photo: person.photo, role: jobTitle, email, phone }
}
