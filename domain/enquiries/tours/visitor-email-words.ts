import type { Language } from '#domain/language.ts'

import type { ChangeKind } from './tour.ts'

const EN = {
  headings: {
    proposed: 'Your tour is proposed',
    moved: 'Your tour is moved',
    cancelled: 'Your tour is cancelled',
  } satisfies Record<ChangeKind, string>,
  property: 'Property',
  reference: 'Reference',
  time: 'Time',
  toBeConfirmed: 'We will reach out as soon as possible to confirm it.',
  cancelled: 'We have told the agency. You are welcome to propose another time at any moment.',
  change: 'Change or cancel your tour',
  see: 'See the tour',
  footer: (agency: string) =>
    `You receive this because this address was given at ${agency}. If it was not you, please ignore it.`,
  inCalendar: (about: string) => `Tour: ${about}`,
  changeInCalendar: 'Change or cancel',
  agencyInCalendar: (name: string, phone: string) => `${name}, ${phone}`,
}

type VisitorEmailWords = typeof EN

const AR: VisitorEmailWords = {
  headings: {
    proposed: 'موعد معاينتك المقترح',
    moved: 'تغيّر موعد معاينتك',
    cancelled: 'أُلغيت معاينتك',
  },
  property: 'العقار',
  reference: 'المرجع',
  time: 'الموعد',
  toBeConfirmed: 'سنتواصل معك في أقرب وقت لتأكيد الموعد.',
  cancelled: 'أبلغنا الوكالة بالإلغاء. ويسعدنا أن تقترح موعدًا آخر متى شئت.',
  change: 'تغيير موعد المعاينة أو إلغاؤه',
  see: 'عرض المعاينة',
  footer: (agency) =>
    `وصلتك هذه الرسالة لأن هذا البريد الإلكتروني أُدخل في موقع ${agency}. إن لم تكن أنت من أدخله، فيرجى تجاهلها.`,
  inCalendar: (about) => `معاينة: ${about}`,
  changeInCalendar: 'لتغيير الموعد أو إلغائه',
  agencyInCalendar: (name, phone) => `${name}، ${phone}`,
}

/** What emails and calendar files say to visitors about their tours. */
export const VISITOR_EMAIL_WORDS: Record<Language, VisitorEmailWords> = { en: EN, ar: AR }
