import type { en } from './lightbox-words.en.ts'

export const ar: typeof en = {
  photos: (title) => `صور: ${title}`,
  of: (photo, photos) => `${photo} من ${photos}`,
  close: 'إغلاق',
  zoom: 'تكبير',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  notLoaded: 'تعذّر تحميل هذه الصورة.',
}
