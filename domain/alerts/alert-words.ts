import { arabicCount, type ArabicForms, BEDROOMS, PROPERTIES } from '#domain/arabic-count.ts'

/** What forms and emails say about alerts. */
const en = {
  faults: {
    email: 'Please enter your e-mail address.',
    notAnEmail: 'Please enter a valid e-mail address.',
    search: 'This search is too long to be saved.',
    frequency: 'Please choose how often we write.',
    mailOff: 'We cannot send e-mails at the moment. Please try again later.',
    tooMany: (count: number) =>
      `You have ${count} alerts already. Please end one of them first: each of our e-mails has a link for that.`,
    ended: 'This alert has ended. Please save your search again.',
  },
  /** Stored with the alert, as it was read. */
  consent: (agency: string) =>
    `I agree that ${agency} e-mails me new and reduced homes that fit this search, until I end it. Every e-mail has a link that ends it at once.`,
  frequencies: { now: 'At once', daily: 'Once a day, at 8 in the morning' },
  allHomes: 'All homes',
  search: 'Search',
  frequency: 'How often',
  confirm: {
    subject: (agency: string) => `Please confirm your alert at ${agency}`,
    heading: 'Please confirm your alert',
    note: 'We write to you only after you have confirmed this. The link works for seven days.',
    button: 'Confirm the alert',
    footer: (agency: string) =>
      `You receive this because this address was given at ${agency}. If it was not you, please ignore it: unless you confirm it, nothing follows.`,
  },
  homes: {
    isNew: 'New',
    isReduced: 'Reduced',
    reducedFrom: (price: string) => `Reduced from ${price}`,
    one: (title: string, isReduced: boolean) => `${isReduced ? 'Reduced' : 'New'}: ${title}`,
    many: (count: number) => `${count} homes for your search`,
    heading: (count: number) =>
      count === 1 ? 'A home for your search' : `${count} homes for your search`,
    more: (count: number) => (count === 1 ? 'One more home fits.' : `${count} more homes fit.`),
    seeAll: 'See all homes of this search',
    footer: (agency: string) =>
      `You receive this because you asked ${agency} to write to you about homes that fit this search.`,
    end: 'End this alert',
  },
  currency: (code: string) => code,
  rentPeriods: { year: 'a year', month: 'a month', week: 'a week', day: 'a day' },
  onRequest: 'Price on request',
  bedrooms: (count: number) =>
    count === 0 ? 'Studio' : `${count} bedroom${count === 1 ? '' : 's'}`,
  area: (squareMetres: string) => `${squareMetres} m²`,
}

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

const ar: typeof en = {
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

export const ALERT_WORDS = { en, ar }
