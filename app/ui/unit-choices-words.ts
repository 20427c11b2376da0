const en = {
  areasIn: 'Areas in',
  pricesIn: 'Prices in',
  asListed: 'As listed',
  chosen: 'chosen',
}

const ar: typeof en = {
  areasIn: 'وحدة المساحة',
  pricesIn: 'عملة الأسعار',
  asListed: 'كما في الإعلان',
  chosen: 'مختار',
}

export const WORDS = { en, ar }
