// What the agency offers: its story, services, reasons to invest and sister companies. Shown on the
// home page and in the company brochure. Separate from profile.ts, which every page
// downloads.

import { profile } from './profile.ts'

/** How the agency introduces itself on the home page and in its brochure. */
export const story = {
  motto: 'Where the shade falls',
  story: {
    lead: 'Named for the tree that gives shade without asking for water, and for the harbour the city grew from.',
    text: `${profile.name} is a small agency by choice. Each agent looks after a handful of streets and can tell you which side gets the evening breeze. We would rather talk you out of the wrong house than sell it to you.`,
    beliefs: [
      {
        name: 'Our vision',
        text: 'A city where buying a home is as calm as living in a good one: clear prices, honest drawings, and nobody hurrying you to sign.',
      },
      {
        name: 'Our mission',
        text: 'To know every street we sell on, publish what we know, and stand beside each client until the title deed is in their hand.',
      },
    ],
  },
} as const

export const services = [
  {
    name: 'Residential',
    text: 'Apartments, villas and townhouses for people who intend to live in them. We shortlist, accompany every viewing and negotiate on your behalf.',
  },
  {
    name: 'Commercial',
    text: 'Offices, shops and whole floors, with the licence zone, parking ratio and fit-out cost checked before you view.',
  },
  {
    name: 'Investment',
    text: 'Yield, service charge and resale history for each building, set out on one page so that two choices can be compared fairly.',
  },
  {
    name: 'Property management',
    text: 'Tenants, maintenance and accounts in one monthly statement. You hear from the same person each time.',
  },
] as const

export const reasons = [
  {
    name: 'Tax efficient',
    text: 'No annual property tax, and no personal income tax on the rent a home earns.',
  },
  {
    name: 'Secure environment',
    text: 'Registered title, escrow for off-plan payments and streets where children still walk home.',
  },
  {
    name: 'Premium facilities',
    text: 'Clinics, schools, marinas and an airport that reaches most of the world in one flight.',
  },
  {
    name: 'Residence visa',
    text: 'For expats aged 55 and above with more than 10 years in Dubai.',
  },
] as const

export const companies = [
  {
    name: 'Sidr',
    trade: 'Recruitment',
    href: 'https://sidr.example',
    logo: '/brand/company-sidr.svg',
    width: 98,
    height: 40,
  },
  {
    name: 'Samar',
    trade: 'Marketing',
    href: 'https://samar.example',
    logo: '/brand/company-samar.svg',
    width: 121,
    height: 40,
  },
  {
    name: 'Arak',
    trade: 'Fiduciary',
    href: 'https://arak.example',
    logo: '/brand/company-arak.svg',
    width: 106,
    height: 40,
  },
  {
    name: 'Arta',
    trade: 'Blockchain',
    href: 'https://arta.example',
    logo: '/brand/company-arta.svg',
    width: 101,
    height: 40,
  },
] as const
