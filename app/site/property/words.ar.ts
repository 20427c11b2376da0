import type { en } from './words.en.ts'

export const ar: typeof en = {
  properties: 'العقارات',
  allProperties: 'كل العقارات',
  preview: 'معاينة للصفحة، لا يراها إلا من لديه الرابط.',
  photos: 'صور العقار',
  noImages: 'لا تتوفر صور',
  openPhoto: (photo, photos) => `افتح الصورة ${photo} من ${photos}`,
  photoOf: (title, photo, photos) => `${title}، الصورة ${photo} من ${photos}`,
  thisHome: 'هذا العقار',
  choosePhoto: 'اختر صورة',
  photo: (photo) => `الصورة ${photo}`,
  floor: (floor) => `الطابق ${floor}`,
  untitled: 'عقار',
  scheduleTour: 'احجز معاينة',
  nextInLine: 'سجّل اهتمامك لتكون التالي',
  whatsapp: 'واتساب',
  call: 'اتصال',
  others: 'عقارات أخرى',
}
