/** What a term may be, where it cannot be what was typed. */
export const en = {
  deposit: 'A deposit is 0 to 100 % of the price.',
  rate: 'A rate is 0 to 25 % a year.',
  years: 'A loan runs for 1 to 40 years.',
}
