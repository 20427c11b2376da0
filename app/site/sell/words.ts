import { arabicCount } from '#domain/arabic-count.ts'

const en = {
  sell: 'Sell Your Property',
  description: (agency: string) =>
    `Sell your property in Dubai with ${agency}: a measured valuation, one set of good photographs, and viewings that we attend ourselves.`,
  heading: 'Sell to the buyer who will keep the garden.',
  lead: 'A measured valuation, one set of good photographs and viewings we attend ourselves. No board outside unless you want one.',
  tellUs: 'Tell us about it',
  steps: [
    'Send the address and, if you have them, a few photos. Telephone pictures are fine.',
    'We reply with recent sales on your street and a price we would put our name to.',
    'If you agree, we photograph, list and show the property.',
  ],
  talk: 'Prefer to talk it through?',
  whatsapp: 'WhatsApp',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  address: 'Property address',
  countryOrCity: 'Country/city',
  message: 'Message',
  submit: 'Send request',
  photos: 'Photos',
  optional: '(optional)',
  dragPhotos: 'Drag photos here, or choose them from your device',
  choosePhotos: 'Choose photos from your phone',
  chooseFiles: 'Choose files',
  limits: (photos: number, megabytes: number) =>
    `Up to ${photos} photos of up to ${megabytes} MB each, as JPEG, PNG, WebP or AVIF.`,
  chosenPhotos: 'Chosen photos',
  remove: 'Remove',
  removePhoto: (name: string) => `Remove ${name}`,
  units: { kB: 'kB', MB: 'MB' },
  uploading: (photos: number) => `Uploading ${photos === 1 ? '1 photo' : `${photos} photos`}`,
  uploaded: (uploading: string, percent: number) => `${uploading}, ${percent}%`,
  refused: 'Files that were not taken',
  sentWithoutPhotos: 'Your request was sent without photos.',
  tooMany: (name: string, photos: number) =>
    `${name} was left out: one request takes up to ${photos} photos.`,
  damaged: (name: string) => `${name} is damaged or is not a photo, and was left out.`,
  heic: (name: string) =>
    `${name} is a HEIC photo, which we cannot open. Please save it as JPEG and choose it again.`,
  notPhoto: (name: string) =>
    `${name} is not a photo that we can open. Please choose JPEG, PNG, WebP or AVIF files.`,
  empty: (name: string) => `${name} is empty. Please choose it again.`,
  tooLarge: (name: string, megabytes: number) =>
    `${name} is larger than ${megabytes} MB. Please choose a smaller copy.`,
}

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

const ar: typeof en = {
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

export const WORDS = { en, ar }
