import type { Language } from '#domain/language.ts'

/** What visitors read where a time is taken, and agents where they are busy. */
export interface DiaryWords {
  taken: string
  free: (times: string[]) => string
  noneFree: string
  notOffered: string
  answered: string
}

const en: DiaryWords = {
  taken: 'This time is already taken.',
  free: (times) => `Free on that day: ${times.join(', ')}.`,
  noneFree: 'Please choose another day.',
  notOffered: 'Please choose one of the times.',
  answered: 'This tour has been answered since. Please look again.',
}

const ar: DiaryWords = {
  taken: 'هذا الموعد محجوز.',
  free: (times) => `المواعيد المتاحة في ذلك اليوم: ${times.join('، ')}.`,
  noneFree: 'يرجى اختيار يوم آخر.',
  notOffered: 'يرجى اختيار أحد المواعيد.',
  answered: 'تغيّرت حالة هذه المعاينة. يرجى إعادة تحميل الصفحة.',
}

export const DIARY_WORDS: Record<Language, DiaryWords> = { en, ar }
