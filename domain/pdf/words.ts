import { isArabic, type Language } from '#domain/language.ts'

const en = {
  price: 'Price',
  offered: 'Offered',
  kind: 'Kind',
  place: 'Place',
  reference: 'Reference',
  nearby: 'What is nearby',
  where: 'Where it is',
  mapOf: (place: string) => `Map of Dubai: ${place}`,
  mapSource: '© OpenStreetMap contributors',
  description: 'Description',
  floorPlans: 'Floor plans',
  plan: (floor: string) => `Plan: ${floor}`,
  photo: (title: string, number: number) => `${title}, photo ${number}`,
  call: 'Call',
  write: 'Write',
  visit: 'Visit',
  online: 'Online',
  permit: 'Permit',
  validUntil: (day: string) => `Valid until ${day}`,
  agent: 'Agent',
  scan: 'Scan to verify',
  seeProperty: 'Come and see it',
  propertyDisclaimer: (day: string) => [
    `Particulars as of ${day}.`,
    'They form no part of a contract.',
  ],
  whoWeAre: 'Who we are',
  whatWeDo: 'What we do',
  reasons: 'Reasons to invest in Dubai',
  selectedHomes: 'Selected homes',
  seeUs: 'Come and see us',
  companyDisclaimer: 'Particulars were correct when this was made and form no part of a contract.',
  untitled: (id: number) => `Property ${id}`,
}

/** The texts that brochures print beside their content. */
export type PrintWords = typeof en

const ar: PrintWords = {
  price: 'السعر',
  offered: 'العرض',
  kind: 'النوع',
  place: 'الموقع',
  reference: 'المرجع',
  nearby: 'في الجوار',
  where: 'الموقع على الخريطة',
  mapOf: (place) => `خريطة دبي: ${place}`,
  mapSource: '© مساهمو OpenStreetMap',
  description: 'الوصف',
  floorPlans: 'المخططات',
  plan: (floor) => `مخطط: ${floor}`,
  photo: (title, number) => `${title}، الصورة ${number}`,
  call: 'اتصل بنا',
  write: 'راسلنا',
  visit: 'زرنا',
  online: 'على الإنترنت',
  permit: 'تصريح الإعلان',
  validUntil: (day) => `صالح حتى ${day}`,
  agent: 'الوسيط',
  scan: 'امسح الرمز للتحقق',
  seeProperty: 'تفضّل بالمعاينة',
  propertyDisclaimer: (day) => [`البيانات كما في ${day}.`, 'ولا تُعدّ جزءًا من أي عقد.'],
  whoWeAre: 'من نحن',
  whatWeDo: 'ماذا نقدّم',
  reasons: 'لماذا دبي؟',
  selectedHomes: 'منازل مختارة',
  seeUs: 'تفضّل بزيارتنا',
  companyDisclaimer: 'البيانات صحيحة وقت إعداد هذا الكتيّب، ولا تُعدّ جزءًا من أي عقد.',
  untitled: (id) => `عقار رقم ${id}`,
}

export const PRINT_WORDS: Record<Language, PrintWords> = { en, ar }

/** The parts of a place that are known: `Al Barari, Villa`. */
export function joinPlace(...parts: string[]): string {
  return parts.filter(Boolean).join(parts.some(isArabic) ? '، ' : ', ')
}
