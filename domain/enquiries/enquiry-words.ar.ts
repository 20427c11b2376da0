import type { EnquiryWords } from './enquiry-words.en.ts'

export const ar: EnquiryWords = {
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
