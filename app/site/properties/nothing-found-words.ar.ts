import type { en } from './nothing-found-words.en.ts'

export const ar: typeof en = {
  comma: '، ',
  allOfThis: (conditions) => `لا عقار يجمع كل هذا: ${conditions}.`,
  nothingFor: (condition) => `ليس لدينا اليوم ما يطابق «${condition}».`,
  loosen: 'خفّف أحد الشروط، أو اترك لنا البحث.',
  tryWider: 'جرّب منطقة أوسع، أو اترك لنا البحث.',
  closeTo: 'قريب مما طلبت',
  tellMe: 'أخبروني حين يتوفر',
  onlyThen: 'يكتب إليك أحدنا حين يتوفر، لا قبل ذلك.',
  name: 'الاسم الكامل',
  email: 'البريد الإلكتروني',
  phone: 'رقم الهاتف',
  message: (search) => `لم يُعثر على نتيجة لهذا البحث: ${search}. أرجو إخباري حين يتوفر عقار كهذا.`,
}
