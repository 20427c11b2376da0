import type { Brand } from '#domain/agency/sections/brand.ts'

/** Logo, colours and type. Without a logo, the name is set as text. */
export const brand: Brand = {
  logo: null,
  logoOnDark: null,
  icon: null,
  ink: '#0b292d',
  paper: '#f7f3ec',
  accent: '#875a1e',
  type: 'Newsreader and Hanken Grotesk',
}
