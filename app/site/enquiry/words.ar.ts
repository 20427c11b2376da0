import type { en } from './words.en.ts'

const unreachable = 'تعذّر إرسال رسالتك. يرجى المحاولة لاحقًا.'
const sellFailed = 'حدث خطأ أثناء إرسال الرسالة.'

export const ar: typeof en = {
  results: {
    sent: 'تم إرسال رسالتك بنجاح! سنتواصل معك في أقرب وقت ممكن.',
    refused: 'تعذّر إرسال الرسالة',
    unreachable,
  },
  sellResults: {
    sent: 'تم إرسال رسالتك بنجاح!',
    refused: sellFailed,
    unreachable: sellFailed,
  },
  honeypot: 'الموقع الإلكتروني',
  privacy: 'نستخدم بياناتك للرد على استفسارك فقط، ولا شيء غير ذلك.',
  name: 'الاسم',
  phone: 'رقم الهاتف',
  email: 'البريد الإلكتروني',
  message: 'الرسالة',
  messageOfTour: 'تُكتب عند اختيار الموعد',
  scheduleTour: 'احجز معاينة',
  day: 'اليوم',
  time: 'الساعة',
  timeInDubai: 'الساعة بتوقيت دبي',
  anotherTime: 'يوم آخر أو ساعة أخرى',
  choose: 'اختر',
  tours: (opening) => `مواعيد المعاينات: ${opening}.`,
  closed: (day) => `${day}، لا معاينات`,
}
