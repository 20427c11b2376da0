/** Words of breadcrumbs, gallery, tour form and buttons: what every visit downloads. */
const en = {
  properties: 'Properties',
  allProperties: 'All properties',
  preview: 'Preview, seen only by those who have its link.',
  photos: 'Photos',
  noImages: 'No images available',
  openPhoto: (photo: number, photos: number) => `Open photo ${photo} of ${photos}`,
  photoOf: (title: string, photo: number, photos: number) =>
    `${title}, photo ${photo} of ${photos}`,
  thisHome: 'this home',
  choosePhoto: 'Choose a photo',
  photo: (photo: number) => `Photo ${photo}`,
  floor: (floor: number) => `Floor ${floor}`,
  untitled: 'Property',
  scheduleTour: 'Schedule a tour',
  nextInLine: 'Ask to be next in line',
  whatsapp: 'WhatsApp',
  call: 'Call',
  others: 'Other properties',
}

const ar: typeof en = {
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

export const WORDS = { en, ar }
