const en = {
  comma: ', ',
  contactUs: 'Contact Us',
  description: (agency: string, address: readonly string[]) =>
    `Write to ${agency}, call or send a WhatsApp message, or visit the office: ${address.join(', ')}.`,
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

const ar: typeof en = {
  comma: '، ',
  contactUs: 'تواصل معنا',
  description: (agency, address) =>
    `راسل ${agency}، أو اتصل بنا، أو تواصل عبر واتساب، أو زرنا في المكتب: ${address.join('، ')}.`,
  write: 'اكتب لنا',
  name: 'الاسم الكامل',
  email: 'البريد الإلكتروني',
  phone: 'رقم الهاتف',
  subject: 'الموضوع',
  message: 'الرسالة',
  submit: 'إرسال',
  details: 'بيانات التواصل',
  call: 'اتصال أو واتساب',
  whatsapp: 'واتساب',
  general: 'استفسارات عامة',
  careers: 'الوظائف',
  follow: 'تابعنا',
  findUs: 'موقعنا على خرائط Google',
  showMap: 'عرض خريطة Google',
  openMap: 'افتح في خرائط Google',
  officeMap: 'خريطة دبي وعليها موقع مكتبنا',
}

export const WORDS = { en, ar }
