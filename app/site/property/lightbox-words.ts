/** Words around the photos on the full screen. */
const en = {
  photos: (title: string) => `Photos: ${title}`,
  of: (photo: number, photos: number) => `${photo} of ${photos}`,
  close: 'Close',
  zoom: 'Zoom',
  previous: 'Previous photo',
  next: 'Next photo',
  notLoaded: 'This photo could not be loaded.',
}

const ar: typeof en = {
  photos: (title) => `صور: ${title}`,
  of: (photo, photos) => `${photo} من ${photos}`,
  close: 'إغلاق',
  zoom: 'تكبير',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  notLoaded: 'تعذّر تحميل هذه الصورة.',
}

export const WORDS = { en, ar }
