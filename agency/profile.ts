import type { Profile } from '#domain/agency/sections/identity.ts'

/** Name and contact details of the agency; read by every page, email, feed and brochure. */
export const profile: Profile = {
  name: 'Ghaf & Harbour',
  strapline: 'Where the shade falls',
  description:
    'Homes, offices and investment property in Dubai. Registered brokers, one point of contact from first viewing to title deed.',
  orn: '28416',
  phones: ['+971 4 555 0142', '+971 50 555 0187'],
  whatsapp: '+971 50 555 0187',
  emails: {
    general: 'hello@ghafandharbour.example',
    careers: 'careers@ghafandharbour.example',
  },
  address: ['Office 1204, Creek Quay Tower', 'Al Jaddaf Waterfront', 'Dubai, United Arab Emirates'],
}
