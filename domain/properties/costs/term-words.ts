/** What a term may be, where it cannot be what was typed. */
const en = {
  deposit: 'A deposit is 0 to 100 % of the price.',
  rate: 'A rate is 0 to 25 % a year.',
  years: 'A loan runs for 1 to 40 years.',
}

const ar: typeof en = {
  deposit: 'الدفعة الأولى بين 0 و100% من السعر.',
  rate: 'الفائدة السنوية بين 0 و25%.',
  years: 'مدة التمويل من سنة إلى 40 سنة.',
}

export const TERM_WORDS = { en, ar }
