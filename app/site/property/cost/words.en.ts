/** Words of the costs on a listing's page. */
export const en = {
  trueCost: 'The true cost',
  withMortgage: 'With a mortgage',
  calculate: 'Calculate',
  terms: { deposit: 'Deposit, %', rate: 'Rate a year, %', years: 'Years' },
  price: 'Price',
  transfer: (percent: number) => `Transfer fee, ${percent} %`,
  agency: (percent: number) => `Agency fee, ${percent} %`,
  agencyVat: (percent: number) => `VAT on the agency fee, ${percent} %`,
  trustee: 'Trustee fee',
  trusteeVat: (percent: number) => `VAT on the trustee fee, ${percent} %`,
  titleDeed: 'Title deed',
  total: 'Price and fees',
  deposit: 'Deposit',
  loan: 'Loan',
  registration: (percent: number, fee: number) =>
    `Mortgage registration, ${percent} % and AED ${fee}`,
  cash: 'Cash needed: deposit, fees, registration',
  monthly: 'Monthly payment',
  estimate:
    'An estimate in dirhams, not an offer: a bank, the developer and the authorities may ask for more or less.',
  vatOnPrice: (percent: number) =>
    `VAT of ${percent} % may be due on the price of commercial property, where the seller is registered for it. It is not part of these amounts.`,
  renting: 'What renting costs',
  yearly: 'Rent for a year',
  rentalDeposit: (percent: number) => `Deposit, ${percent} %, which comes back`,
  ejari: 'Ejari, the registration of the contract',
  start: 'At the start, beside the rent',
  rentalEstimate: 'An estimate in dirhams, not an offer.',
}
