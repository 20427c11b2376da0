import type { en } from './words.en.ts'

export const ar: typeof en = {
  aboutUs: 'من نحن',
  description: (agency) =>
    `ما تقوم عليه ${agency}، وكيف نعمل، ومن يقف وراء العمل: أسعار واضحة، ومساحات مقيسة، وشخص واحد تتواصل معه في دبي.`,
}
