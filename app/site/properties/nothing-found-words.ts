const en = {
  comma: ', ',
  allOfThis: (conditions: string) => `No property is all of this: ${conditions}.`,
  nothingFor: (condition: string) => `We have nothing for “${condition}” today.`,
  loosen: 'Loosen one thing, or leave the search with us.',
  tryWider: 'Try a wider area, or leave the search with us.',
  closeTo: 'Close to what you asked',
  tellMe: 'Tell me when one comes',
  onlyThen: 'One of us writes to you when it happens, and not before.',
  name: 'Name and surname',
  email: 'Email',
  phone: 'Phone',
  message: (search: string) =>
    `Nothing was found for this search: ${search}. Please tell me when such a home comes.`,
}

const ar: typeof en = {
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

export const WORDS = { en, ar }
