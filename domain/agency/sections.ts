import { z } from 'zod'

import { about } from '#agency/about.ts'
import { brand } from '#agency/brand.ts'
import { companies } from '#agency/companies.ts'
import { exchangeRates } from '#agency/exchange-rates.ts'
import { fees } from '#agency/fees.ts'
import { followUp } from '#agency/follow-up.ts'
import { home } from '#agency/home.ts'
import { mapAndSocials } from '#agency/map-and-socials.ts'
import { near } from '#agency/near.ts'
import { partners } from '#agency/partners.ts'
import { photoRules } from '#agency/photo-rules.ts'
import { portals } from '#agency/portals.ts'
import { profile } from '#agency/profile.ts'
import { residency } from '#agency/residency.ts'
import { tourHours } from '#agency/tour-hours.ts'

import { brandSchema } from './sections/brand.ts'
import { followUpSchema } from './sections/follow-up.ts'
import { mapAndSocialsSchema, profileSchema } from './sections/identity.ts'
import { exchangeRatesSchema, feesSchema, residencySchema } from './sections/money.ts'
import { nearSchema } from './sections/near.ts'
import { aboutSchema, companiesSchema, homeSchema, partnersSchema } from './sections/pages.ts'
import { photoRulesSchema } from './sections/photo-rules.ts'
import { portalsSchema } from './sections/portals.ts'
import { tourHoursSchema } from './sections/tour-hours.ts'

interface Section<Schema extends z.ZodType> {
  /** In addresses; the name of the file in `agency/` that has the defaults. */
  name: string
  title: string
  /** What it is for, in a sentence. */
  about: string
  schema: Schema
  defaults: z.output<Schema>
  /** Where visitors see it; null where they do not. */
  page: 'home' | 'about' | 'contact' | 'property' | null
}

const section = <Schema extends z.ZodType>(parts: Section<Schema>) => parts

/** The settings of the agency, in the order of the admin area. */
export const SECTIONS = {
  profile: section({
    name: 'profile',
    title: 'Identity',
    about: 'Name and contact details, on every page and in emails, feeds and brochures.',
    schema: profileSchema,
    defaults: profile,
    page: 'contact',
  }),
  brand: section({
    name: 'brand',
    title: 'Brand',
    about: 'Logo, colours and type: of every page, and of brochures, emails and share images.',
    schema: brandSchema,
    defaults: brand,
    page: 'home',
  }),
  mapAndSocials: section({
    name: 'map-and-socials',
    title: 'Map and social media',
    about: 'The map of the contact page, what the search map shows, and links in the footer.',
    schema: mapAndSocialsSchema,
    defaults: mapAndSocials,
    page: 'contact',
  }),
  home: section({
    name: 'home',
    title: 'Home page',
    about: 'Its texts. Services, reasons and the story are also in the company brochure.',
    schema: homeSchema,
    defaults: home,
    page: 'home',
  }),
  about: section({
    name: 'about',
    title: 'About page',
    about: 'What the agency stands for. The people come from Team.',
    schema: aboutSchema,
    defaults: about,
    page: 'about',
  }),
  partners: section({
    name: 'partners',
    title: 'Partners',
    about: 'Developers whose logos the home page shows.',
    schema: partnersSchema,
    defaults: partners,
    page: 'home',
  }),
  companies: section({
    name: 'companies',
    title: 'Sister companies',
    about: 'At the end of the home page.',
    schema: companiesSchema,
    defaults: companies,
    page: 'home',
  }),
  near: section({
    name: 'near',
    title: 'What is near',
    about: 'Schools, Metro stations, beaches and more, with their distances from homes.',
    schema: nearSchema,
    defaults: near,
    page: null,
  }),
  fees: section({
    name: 'fees',
    title: 'Fees',
    about: 'What buying and renting cost, in the calculator of every listing.',
    schema: feesSchema,
    defaults: fees,
    page: 'property',
  }),
  exchangeRates: section({
    name: 'exchange-rates',
    title: 'Exchange rates',
    about: 'For prices in other currencies, and for comparing them in the search.',
    schema: exchangeRatesSchema,
    defaults: exchangeRates,
    page: null,
  }),
  residency: section({
    name: 'residency',
    title: 'Residency',
    about: 'Residence permits that a purchase may qualify for.',
    schema: residencySchema,
    defaults: residency,
    page: 'property',
  }),
  tourHours: section({
    name: 'tour-hours',
    title: 'Tour hours',
    about: 'When visitors can ask for a tour.',
    schema: tourHoursSchema,
    defaults: tourHours,
    page: 'property',
  }),
  followUp: section({
    name: 'follow-up',
    title: 'Enquiries',
    about: 'How fast enquiries are answered and by whom, and templates of answers.',
    schema: followUpSchema,
    defaults: followUp,
    page: null,
  }),
  portals: section({
    name: 'portals',
    title: 'Portals',
    about: 'How listings are sent to Bayut, dubizzle and Property Finder.',
    schema: portalsSchema,
    defaults: portals,
    page: null,
  }),
  photoRules: section({
    name: 'photo-rules',
    title: 'Photo rules',
    about: 'When the listing form advises against a photo. They never prevent its use.',
    schema: photoRulesSchema,
    defaults: photoRules,
    page: null,
  }),
}
