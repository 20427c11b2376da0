/** Whether a text has a letter, a digit or a mark of the Arabic script. */
export function hasArabic(text: string): boolean {
  return /[\u0600-\u06ff\p{Script=Arabic}]/u.test(text)
}
