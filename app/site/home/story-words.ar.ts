import type { en } from './story-words.en.ts'

export const ar: typeof en = {
  services: 'خدماتنا',
  terracePhoto: 'شرفة ظليلة لفيلا بجوار مسبحها',
  kitchenPhoto: 'مطبخ تتوسطه طاولة رخامية طويلة',
  beachPhoto: 'بيت ونخيل على الشاطئ',
  aboutUs: 'من نحن',
  reasons: 'لماذا تستثمر في دبي؟',
  boulevardPhoto: 'جادّة تحفّها أشجار النخيل في المساء',
  companies: 'شركاتنا الشقيقة',
  readPost: 'اقرأ المقال',
  readPostNamed: (title) => `اقرأ المقال: ${title}`,
}
