/** Words of the static sections. */
const en = {
  services: 'What we do',
  terracePhoto: 'Shaded terrace of a villa beside its pool',
  kitchenPhoto: 'Kitchen with a long marble island',
  beachPhoto: 'House and palms beside the beach',
  aboutUs: 'About us',
  reasons: 'Reasons to invest in Dubai',
  boulevardPhoto: 'Palm-lined boulevard in the evening',
  companies: 'Sister companies',
  readPost: 'Read the post',
  readPostNamed: (title: string) => `Read the post: ${title}`,
}

const ar: typeof en = {
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

export const WORDS = { en, ar }
