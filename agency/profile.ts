import type { Profile } from '#domain/agency/sections/identity.ts'

/** Name and contact details of the agency; read by every page, email, feed and brochure. */
export const profile: Profile = {
  name: 'Ghaf & Harbour',
  name_ar: 'غاف آند هاربر',
  strapline: 'Where the shade falls',
  strapline_ar: 'حيث يمتد الظلّ',
  description:
    'Homes, offices and investment property in Dubai. Registered brokers, one point of contact from first viewing to title deed.',
  description_ar:
    'منازل ومكاتب وعقارات استثمارية في دبي. وسطاء مرخّصون، ومستشار واحد يرافقك من المعاينة الأولى حتى سند الملكية.',
  orn: '28416',
  phones: ['+971 4 555 0142', '+971 50 555 0187'],
  whatsapp: '+971 50 555 0187',
  emails: {
    general: 'hello@ghafandharbour.example',
    careers: 'careers@ghafandharbour.example',
  },
  address: ['Office 1204, Creek Quay Tower', 'Al Jaddaf Waterfront', 'Dubai, United Arab Emirates'],
  address_ar: ['مكتب 1204، برج كريك كواي', 'واجهة الجداف البحرية', 'دبي، الإمارات العربية المتحدة'],
}
