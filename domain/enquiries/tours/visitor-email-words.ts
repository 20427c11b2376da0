import type { Language } from '#domain/language.ts'

import type { ChangeKind } from './tour.ts'

const en = {
  headings: {
    proposed: 'Your tour is proposed',
    moved: 'Your tour is moved',
    cancelled: 'Your tour is cancelled',
    accepted: 'Your tour is confirmed',
    chosen: 'Your tour is confirmed',
    countered: 'Other times for your tour',
    declined: 'Your tour cannot take place',
  } satisfies Record<ChangeKind, string>,
  notes: {
    proposed: 'We will reach out as soon as possible to confirm it.',
    moved: 'We will reach out as soon as possible to confirm it.',
    cancelled: 'We have told the agency. You are welcome to propose another time at any moment.',
    accepted: 'We look forward to showing you the property.',
    chosen: 'We look forward to showing you the property.',
    countered: 'The time that you asked for does not suit us. Please choose one of these.',
    declined: 'You are welcome to reply to this email with any question.',
  } satisfies Record<ChangeKind, string>,
  links: {
    proposed: 'Change or cancel your tour',
    moved: 'Change or cancel your tour',
    cancelled: 'See the tour',
    accepted: 'Change or cancel your tour',
    chosen: 'Change or cancel your tour',
    countered: 'Choose a time',
    declined: 'See the tour',
  } satisfies Record<ChangeKind, string>,
  property: 'Property',
  reference: 'Reference',
  time: 'Time',
  timeNumber: (number: number) => `Time ${number}`,
  agent: 'Your agent',
  comma: ', ',
  reason: 'Reason',
  footer: (agency: string) =>
    `You receive this because this address was given at ${agency}. If it was not you, please ignore it.`,
  inCalendar: (about: string) => `Tour: ${about}`,
  changeInCalendar: 'Change or cancel',
  agencyInCalendar: (name: string, phone: string) => `${name}, ${phone}`,
}

type VisitorEmailWords = typeof en

const ar: VisitorEmailWords = {
  headings: {
    proposed: 'موعد معاينتك المقترح',
    moved: 'تغيّر موعد معاينتك',
    cancelled: 'أُلغيت معاينتك',
    accepted: 'تأكّد موعد معاينتك',
    chosen: 'تأكّد موعد معاينتك',
    countered: 'مواعيد أخرى لمعاينتك',
    declined: 'تعذّر تحديد موعد لمعاينتك',
  },
  notes: {
    proposed: 'سنتواصل معك في أقرب وقت لتأكيد الموعد.',
    moved: 'سنتواصل معك في أقرب وقت لتأكيد الموعد.',
    cancelled: 'أبلغنا الوكالة بالإلغاء. ويسعدنا أن تقترح موعدًا آخر متى شئت.',
    accepted: 'يسعدنا أن نستقبلك لمعاينة العقار.',
    chosen: 'يسعدنا أن نستقبلك لمعاينة العقار.',
    countered: 'الموعد الذي طلبته غير متاح لدينا. يرجى اختيار أحد هذه المواعيد.',
    declined: 'يسعدنا أن ترد على هذه الرسالة بأي سؤال.',
  },
  links: {
    proposed: 'تغيير موعد المعاينة أو إلغاؤه',
    moved: 'تغيير موعد المعاينة أو إلغاؤه',
    cancelled: 'عرض المعاينة',
    accepted: 'تغيير موعد المعاينة أو إلغاؤه',
    chosen: 'تغيير موعد المعاينة أو إلغاؤه',
    countered: 'اختر موعدًا',
    declined: 'عرض المعاينة',
  },
  property: 'العقار',
  reference: 'المرجع',
  time: 'الموعد',
  timeNumber: (number) => `الموعد ${number}`,
  agent: 'مستشارك العقاري',
  comma: '، ',
  reason: 'السبب',
  footer: (agency) =>
    `وصلتك هذه الرسالة لأن هذا البريد الإلكتروني أُدخل في موقع ${agency}. إن لم تكن أنت من أدخله، فيرجى تجاهلها.`,
  inCalendar: (about) => `معاينة: ${about}`,
  changeInCalendar: 'لتغيير الموعد أو إلغائه',
  agencyInCalendar: (name, phone) => `${name}، ${phone}`,
}

/** What emails and calendar files say to visitors about their tours. */
export const VISITOR_EMAIL_WORDS: Record<Language, VisitorEmailWords> = { en, ar }
