import type { Home } from '#domain/agency/sections/pages.ts'

/** The texts of the home page. Services, reasons and the story are also in the company brochure. */
export const home: Home = {
  hero: {
    title: 'Dubai homes, by the water\nand in the shade.',
    text: 'Tell us where you want to wake up and we will start there.',
    link: 'Homes on the water',
    caption: 'The creek, a little after six.',
  },
  services: [
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
  ],
  about: {
    lead: 'Named for the tree that gives shade without asking for water, and for the harbour the city grew from.',
    text: 'Ghaf & Harbour is a small agency by choice. Each agent looks after a handful of streets and can tell you which side gets the evening breeze. We would rather talk you out of the wrong house than sell it to you.',
  },
  reasons: [
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
  ],
}
