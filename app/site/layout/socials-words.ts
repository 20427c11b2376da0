const en = {
  on: (name: string, network: string) => `${name} on ${network}`,
}

const ar: typeof en = {
  on: (name, network) => `${name} على ${NETWORKS[network] ?? network}`,
}

export const WORDS = { en, ar }

const NETWORKS: Record<string, string> = {
  Instagram: 'إنستغرام',
  LinkedIn: 'لينكدإن',
  Facebook: 'فيسبوك',
  YouTube: 'يوتيوب',
  X: 'إكس',
  TikTok: 'تيك توك',
}
