/** Words of the tour form that are downloaded when it is used. */
const en = {
  /** The message that a choice writes. */
  wish: (isOneHome: boolean, day: string, time: string) =>
    `I would like to see ${isOneHome ? 'this home' : 'these homes'} on ${day}${time && ` at ${time}`}.`,
  title: 'Your tour is requested',
  home: 'Home',
  homes: 'Homes',
  dayAndTime: 'Day and time',
  next: [
    'We confirm the time, or offer the nearest one that is free.',
    'You get the address of the meeting place with the confirmation.',
  ],
  again: 'Request another tour',
  change: 'Your tour: change or cancel it',
}

const ar: typeof en = {
  wish: (isOneHome, day, time) =>
    `أرغب في معاينة ${isOneHome ? 'هذا العقار' : 'هذه العقارات'} يوم ${day}${time && ` الساعة ${time}`}.`,
  title: 'استلمنا طلب المعاينة',
  home: 'العقار',
  homes: 'العقارات',
  dayAndTime: 'اليوم والساعة',
  next: ['نؤكد لك الموعد، أو نقترح أقرب موعد متاح.', 'يصلك عنوان مكان اللقاء مع رسالة التأكيد.'],
  again: 'اطلب معاينة أخرى',
  change: 'معاينتك: تعديلها أو إلغاؤها',
}

export const WORDS = { en, ar }
