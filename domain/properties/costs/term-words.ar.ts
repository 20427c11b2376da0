import type { en } from './term-words.en.ts'

export const ar: typeof en = {
  deposit: 'الدفعة الأولى بين 0 و100% من السعر.',
  rate: 'الفائدة السنوية بين 0 و25%.',
  years: 'مدة التمويل من سنة إلى 40 سنة.',
}
