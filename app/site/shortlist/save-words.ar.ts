import type { en } from './save-words.en.ts'

export const ar: typeof en = {
  full: (max) => `امتلأت المحفوظات. الحد الأقصى للمنازل: ${max}.`,
  shortlist: 'المحفوظات',
}
