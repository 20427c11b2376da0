import type { Companies } from '#domain/agency/sections/pages.ts'

/** The companies that belong together with the agency, on the home page. */
export const companies: Companies = {
  companies: [
    {
      name: 'Sidr',
      trade: 'Recruitment',
      href: 'https://sidr.example',
      logo: { src: '/brand/company-sidr.svg', width: 98, height: 40 },
    },
    {
      name: 'Samar',
      trade: 'Marketing',
      href: 'https://samar.example',
      logo: { src: '/brand/company-samar.svg', width: 121, height: 40 },
    },
    {
      name: 'Arak',
      trade: 'Fiduciary',
      href: 'https://arak.example',
      logo: { src: '/brand/company-arak.svg', width: 106, height: 40 },
    },
    {
      name: 'Arta',
      trade: 'Blockchain',
      href: 'https://arta.example',
      logo: { src: '/brand/company-arta.svg', width: 101, height: 40 },
    },
  ],
}
