import type { en } from './tour-words.en.ts'

export const ar: typeof en = {
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
