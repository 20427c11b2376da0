import type { en } from './unit-choices-words.en.ts'

export const ar: typeof en = {
  areasIn: 'وحدة المساحة',
  pricesIn: 'عملة الأسعار',
  asListed: 'كما في الإعلان',
  chosen: 'مختار',
}
