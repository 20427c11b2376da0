/** What a form says where a field is empty, by the field's name, and where what is typed is wrong. */
const en = {
  name: 'Please enter your name.',
  email: 'Please enter your e-mail address.',
  phone: 'Please enter your phone number.',
  message: 'Please enter a message.',
  address: 'Please enter the address.',
  subject: 'Please enter a subject.',
  propertyaddress: 'Please enter the address of the property.',
  countrycity: 'Please enter the country and city.',
  shortPhone: 'This number looks too short. Please check it, or send it as it is.',
  notAnEmail: 'Please enter a valid e-mail address.',
}

export type EnquiryWords = typeof en

const ar: typeof en = {
  name: 'يرجى إدخال اسمك.',
  email: 'يرجى إدخال بريدك الإلكتروني.',
  phone: 'يرجى إدخال رقم هاتفك.',
  message: 'يرجى كتابة رسالتك.',
  address: 'يرجى إدخال العنوان.',
  subject: 'يرجى إدخال موضوع الرسالة.',
  propertyaddress: 'يرجى إدخال عنوان العقار.',
  countrycity: 'يرجى إدخال الدولة والمدينة.',
  shortPhone: 'يبدو هذا الرقم قصيرًا. يرجى التحقق منه، أو إرساله كما هو.',
  notAnEmail: 'يرجى إدخال بريد إلكتروني صحيح.',
}

export const ENQUIRY_WORDS = { en, ar }
