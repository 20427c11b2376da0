/** Words of the costs on a listing's page. */
const en = {
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

const ar: typeof en = {
  trueCost: 'الكلفة الفعلية',
  withMortgage: 'مع تمويل عقاري',
  calculate: 'احسب',
  terms: { deposit: 'الدفعة الأولى، %', rate: 'الفائدة، %', years: 'عدد السنوات' },
  price: 'السعر',
  transfer: (percent) => `رسوم نقل الملكية، ${percent}%`,
  agency: (percent) => `عمولة الوساطة، ${percent}%`,
  agencyVat: (percent) => `ضريبة القيمة المضافة على العمولة، ${percent}%`,
  trustee: 'رسوم أمين التسجيل',
  trusteeVat: (percent) => `ضريبة القيمة المضافة على رسوم أمين التسجيل، ${percent}%`,
  titleDeed: 'سند الملكية',
  total: 'السعر والرسوم',
  deposit: 'الدفعة الأولى',
  loan: 'قيمة التمويل',
  registration: (percent, fee) => `تسجيل الرهن، ${percent}% و${fee} درهم`,
  cash: 'المبلغ المطلوب نقدًا: الدفعة الأولى والرسوم وتسجيل الرهن',
  monthly: 'القسط الشهري',
  estimate:
    'تقدير بالدرهم وليس عرضًا ملزمًا: قد يطلب البنك أو المطوّر أو الجهات الحكومية أكثر من ذلك أو أقل.',
  vatOnPrice: (percent) =>
    `قد تُستحق ضريبة القيمة المضافة بنسبة ${percent}% على سعر العقار التجاري إذا كان البائع مسجّلًا فيها، وهي غير مشمولة في هذه المبالغ.`,
  renting: 'كلفة الإيجار',
  yearly: 'الإيجار السنوي',
  rentalDeposit: (percent) => `مبلغ التأمين، ${percent}%، ويُسترد`,
  ejari: 'إيجاري، تسجيل العقد',
  start: 'المطلوب عند البداية، إضافةً إلى الإيجار',
  rentalEstimate: 'تقدير بالدرهم وليس عرضًا ملزمًا.',
}

export const WORDS = { en, ar }
