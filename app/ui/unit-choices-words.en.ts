export const en = {
  areasIn: 'Areas in',
  pricesIn: 'Prices in',
  asListed: 'As listed',
  chosen: 'chosen',
}
