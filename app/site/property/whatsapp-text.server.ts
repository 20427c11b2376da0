import type { Language } from '#domain/language.ts'

/** What a message about a listing begins with. */
export const WHATSAPP_TEXT: Record<Language, (title: string, reference: string) => string> = {
  en: (title, reference) => `I would like to know more about: ${title} (${reference})`,
  ar: (title, reference) => `أرغب في معرفة المزيد عن: ${title} (${reference})`,
}
