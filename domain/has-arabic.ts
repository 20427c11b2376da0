/** Whether a text has a letter, a digit or a mark of the Arabic script. */
export function hasArabic(text: string): boolean {
  return /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/.test(text)
}
