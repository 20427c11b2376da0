const COMMA = ', '

export const en = {
  comma: COMMA,
  contactUs: 'Contact Us',
  description: (agency: string, address: readonly string[]) =>
    `Write to ${agency}, call or send a WhatsApp message, or visit the office: ${address.join(COMMA)}.`,
  write: 'Write a Message',
  name: 'Name and surname',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  message: 'Message',
  submit: 'SUBMIT',
  details: 'Contact details',
  call: 'Call or WhatsApp',
  whatsapp: 'WhatsApp',
  general: 'General',
  careers: 'Careers',
  follow: 'Follow us',
  findUs: 'Find Us on Google Maps',
  showMap: 'Show the map of Google',
  openMap: 'Open in Google Maps',
  officeMap: 'Map of Dubai with our office',
}
