import type { en } from './seen-homes-words.en.ts'

export const ar: typeof en = {
  sendSeen: 'أرفِق العقارات التي شاهدتُها ليستعدّ الوسيط مسبقًا',
}
