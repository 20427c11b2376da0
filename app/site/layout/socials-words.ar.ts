import type { en } from './socials-words.en.ts'

export const ar: typeof en = {
  on: (name, network) => `${name} على ${NETWORKS[network] ?? network}`,
}

const NETWORKS: Record<string, string> = {
  Instagram: 'إنستغرام',
  LinkedIn: 'لينكدإن',
  Facebook: 'فيسبوك',
  YouTube: 'يوتيوب',
  X: 'إكس',
  TikTok: 'تيك توك',
}
