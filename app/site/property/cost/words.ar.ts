import type { en } from './words.en.ts'

export const ar: typeof en = {
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
