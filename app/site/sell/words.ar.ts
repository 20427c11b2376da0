import { arabicCount } from '#domain/arabic-count.ts'

import type { en } from './words.en.ts'

/** After a word that they belong to: `رفع صورتين`. */
const PHOTOS = {
  one: 'صورة واحدة',
  two: 'صورتين',
  few: 'صور',
  many: 'صورة',
  other: 'صورة',
}

/** The name of a file, whose letters and dots keep their own direction within the sentence. */
const file = (name: string) => `«\u2068${name}\u2069»`

export const ar: typeof en = {
  sell: 'اعرض عقارك للبيع',
  description: (agency) =>
    `بِع عقارك في دبي مع ${agency}: تقييم مدروس، ومجموعة صور متقنة، ومعاينات نحضرها بأنفسنا.`,
  heading: 'بِع لمن سيعتني بالحديقة من بعدك.',
  lead: 'تقييم مدروس، ومجموعة صور متقنة، ومعاينات نحضرها بأنفسنا. ولا لوحة أمام العقار إلا إن أردتها.',
  tellUs: 'حدّثنا عن عقارك',
  steps: [
    'أرسل العنوان، وبعض الصور إن وُجدت. صور الهاتف تكفي.',
    'نوافيك بأحدث المبيعات في شارعك، وبسعر نضع اسمنا عليه.',
    'إن وافقت، صوّرنا العقار وأعلنّا عنه ورافقنا المهتمين في المعاينات.',
  ],
  talk: 'تفضّل أن نتحدث؟',
  whatsapp: 'واتساب',
  name: 'الاسم',
  phone: 'رقم الهاتف',
  email: 'البريد الإلكتروني',
  address: 'عنوان العقار',
  countryOrCity: 'الدولة أو المدينة',
  message: 'الرسالة',
  submit: 'إرسال الطلب',
  photos: 'الصور',
  optional: '(اختياري)',
  dragPhotos: 'اسحب الصور إلى هنا، أو اخترها من جهازك',
  choosePhotos: 'اختر الصور من هاتفك',
  chooseFiles: 'اختر الملفات',
  limits: (photos, megabytes) =>
    `حتى ${arabicCount(photos, PHOTOS)}، لا يزيد حجم كل منها على ${megabytes} ميغابايت، بصيغة JPEG أو PNG أو WebP أو AVIF.`,
  chosenPhotos: 'الصور المختارة',
  remove: 'إزالة',
  removePhoto: (name) => `إزالة ${file(name)}`,
  units: { kB: 'كيلوبايت', MB: 'ميغابايت' },
  uploading: (photos) => `جارٍ رفع ${arabicCount(photos, PHOTOS)}`,
  uploaded: (uploading, percent) => `${uploading}، ${percent}%`,
  refused: 'ملفات لم تُقبل',
  sentWithoutPhotos: 'أُرسل طلبك من دون صور.',
  tooMany: (name, photos) =>
    `لم نضف الملف ${file(name)}: يتسع الطلب الواحد لما لا يزيد على ${arabicCount(photos, PHOTOS)}.`,
  damaged: (name) => `الملف ${file(name)} تالف أو ليس صورة، ولذلك استُبعد.`,
  heic: (name) =>
    `الملف ${file(name)} صورة بصيغة HEIC لا يمكننا فتحها. يرجى حفظها بصيغة JPEG ثم اختيارها من جديد.`,
  notPhoto: (name) =>
    `الملف ${file(name)} ليس صورة يمكننا فتحها. يرجى اختيار ملفات JPEG أو PNG أو WebP أو AVIF.`,
  empty: (name) => `الملف ${file(name)} فارغ. يرجى اختياره من جديد.`,
  tooLarge: (name, megabytes) =>
    `حجم الملف ${file(name)} أكبر من ${megabytes} ميغابايت. يرجى اختيار نسخة أصغر.`,
}
