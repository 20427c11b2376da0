import { arabicCount, BEDROOMS, type ArabicForms, PROPERTIES } from '#domain/arabic-count.ts'

import type { AlertWords } from './alert-words.en.ts'

const ALERTS: ArabicForms = {
  one: 'تنبيه واحد',
  two: 'تنبيهان',
  few: 'تنبيهات',
  many: 'تنبيهًا',
  other: 'تنبيه',
}

const CURRENCIES: Record<string, string> = {
  AED: 'درهم',
  USD: 'دولار',
  EUR: 'يورو',
  GBP: 'جنيه إسترليني',
  INR: 'روبية هندية',
}

export const ar: AlertWords = {
  faults: {
    email: 'يرجى إدخال بريدك الإلكتروني.',
    notAnEmail: 'يرجى إدخال بريد إلكتروني صحيح.',
    search: 'هذا البحث أطول من أن يُحفظ.',
    frequency: 'يرجى اختيار موعد المراسلة.',
    mailOff: 'يتعذّر علينا إرسال الرسائل حاليًا. يرجى المحاولة لاحقًا.',
    tooMany: (count) =>
      `لديك ${arabicCount(count, ALERTS)} بالفعل. يرجى إيقاف أحدها أولًا: في كل رسالة منا رابط لذلك.`,
    ended: 'انتهى هذا التنبيه. يرجى حفظ بحثك من جديد.',
  },
  consent: (agency) =>
    `أوافق على أن تراسلني ${agency} بالبريد الإلكتروني بشأن العقارات الجديدة والمخفّضة السعر التي تطابق هذا البحث، إلى أن أوقف ذلك. في كل رسالة رابط يوقفها فورًا.`,
  frequencies: { now: 'فورًا', daily: 'مرة في اليوم، الساعة 8 صباحًا' },
  allHomes: 'كل العقارات',
  search: 'البحث',
  frequency: 'موعد المراسلة',
  confirm: {
    subject: (agency) => `يرجى تأكيد تنبيهك لدى ${agency}`,
    heading: 'يرجى تأكيد تنبيهك',
    note: 'لن نراسلك إلا بعد تأكيدك. الرابط صالح لسبعة أيام.',
    button: 'أكّد التنبيه',
    footer: (agency) =>
      `وصلتك هذه الرسالة لأن هذا البريد الإلكتروني أُدخل في موقع ${agency}. إن لم تكن أنت من أدخله، فيرجى تجاهلها: لن يبدأ أي تنبيه دون تأكيدك.`,
  },
  homes: {
    isNew: 'جديد',
    isReduced: 'سعر مخفّض',
    reducedFrom: (price) => `خُفّض السعر من ${price}`,
    one: (title, isReduced) => `${isReduced ? 'سعر مخفّض' : 'جديد'}: ${title}`,
    many: (count) => `${arabicCount(count, PROPERTIES)} لبحثك`,
    heading: (count) => `${arabicCount(count, PROPERTIES)} لبحثك`,
    more: (count) => `يطابق بحثك أيضًا ${arabicCount(count, { ...PROPERTIES, one: 'عقار آخر' })}.`,
    seeAll: 'شاهد كل عقارات هذا البحث',
    footer: (agency) =>
      `وصلتك هذه الرسالة لأنك طلبت من ${agency} مراسلتك بشأن العقارات التي تطابق هذا البحث.`,
    end: 'أوقف هذا التنبيه',
  },
  currency: (code) => CURRENCIES[code] ?? code,
  rentPeriods: { year: 'سنويًا', month: 'شهريًا', week: 'أسبوعيًا', day: 'يوميًا' },
  onRequest: 'السعر عند الطلب',
  bedrooms: (count) => (count === 0 ? 'استوديو' : arabicCount(count, BEDROOMS)),
  area: (squareMetres) => `${squareMetres} م²`,
}
