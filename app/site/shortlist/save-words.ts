const en = {
  full: (max: number) => `A shortlist holds ${max} homes.`,
  shortlist: 'Shortlist',
}

const ar: typeof en = {
  full: (max) => `امتلأت المحفوظات. الحد الأقصى للمنازل: ${max}.`,
  shortlist: 'المحفوظات',
}

export const WORDS = { en, ar }
