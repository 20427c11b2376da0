const sellFailed = 'An error occurred while sending the email.'

/** Words of the forms that visitors send. */
const en = {
  /** What a form says: it was sent, the server refused it, or the server did not respond. */
  results: {
    sent: 'Email sent successfully! We will reach out as soon as possible.',
    refused: 'Failed to send email',
    unreachable: 'There was an issue sending your email. Please try again later',
  },
  /** The same of "Sell your property". */
  sellResults: {
    sent: 'Email sent successfully!',
    refused: sellFailed,
    unreachable: sellFailed,
  },
  honeypot: 'Website',
  privacy: 'We use your details to answer this enquiry and for nothing else.',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  message: 'Message',
  messageOfTour: 'Written when you choose a time',
  scheduleTour: 'Schedule a tour',
  day: 'Day',
  time: 'Time',
  timeInDubai: 'Time in Dubai',
  anotherTime: 'Another day or time',
  choose: 'Choose',
  tours: (opening: string) => `Tours: ${opening}.`,
  closed: (day: string) => `${day}, closed`,
}

const arabicSellFailed = 'حدث خطأ أثناء إرسال الرسالة.'

const ar: typeof en = {
  results: {
    sent: 'تم إرسال رسالتك بنجاح! سنتواصل معك في أقرب وقت ممكن.',
    refused: 'تعذّر إرسال الرسالة',
    unreachable: 'تعذّر إرسال رسالتك. يرجى المحاولة لاحقًا.',
  },
  sellResults: {
    sent: 'تم إرسال رسالتك بنجاح!',
    refused: arabicSellFailed,
    unreachable: arabicSellFailed,
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

export const WORDS = { en, ar }
