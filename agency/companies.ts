import type { Companies } from '#domain/agency/sections/pages.ts'

/** The companies that belong together with the agency, on the home page. */
export const companies: Companies = {
  companies: [
    {
      name: 'Sidr',
      trade: 'Recruitment',
      trade_ar: 'التوظيف',
      href: 'https://sidr.example',
      logo: { src: '/brand/company-sidr.svg', width: 98, height: 40 },
    },
    {
      name: 'Samar',
      trade: 'Marketing',
      trade_ar: 'التسويق',
      href: 'https://samar.example',
      logo: { src: '/brand/company-samar.svg', width: 121, height: 40 },
    },
    {
      name: 'Arak',
      trade: 'Fiduciary',
      trade_ar: 'الخدمات الائتمانية',
      href: 'https://arak.example',
      logo: { src: '/brand/company-arak.svg', width: 106, height: 40 },
    },
    {
      name: 'Arta',
      trade: 'Blockchain',
      trade_ar: 'البلوك تشين',
      href: 'https://arta.example',
      logo: { src: '/brand/company-arta.svg', width: 101, height: 40 },
    },
  ],
}
