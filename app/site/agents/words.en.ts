import { formatCount } from '#app/ui/format.ts'

/** Words of the pages of people. */
export const en = {
  about: 'About Us',
  homesWith: (name: string) => `Homes with ${name}`,
  whereHomes: 'Where the homes are',
  mapOf: (name: string) => `Map of the communities in which ${name} has homes`,
  homes: (count: number): string => formatCount(count, 'home'),
  speaks: 'Speaks',
  phone: 'Phone',
  email: 'Email',
  brn: 'BRN',
  orn: 'ORN',
  agency: 'Agency',
  whatsapp: 'WhatsApp',
  call: 'Call',
  comma: ', ',
}
