/** Words of the pages of people. */
export const en = {
  about: 'About Us',
  homesWith: (name: string) => `Homes with ${name}`,
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
