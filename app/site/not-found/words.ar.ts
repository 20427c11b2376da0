import type { en } from './words.en.ts'

export const ar: typeof en = {
  error: (status) => `خطأ ${status}`,
  notFound: {
    title: 'لا منزل في هذا العنوان.',
    lead: 'ربما نُقلت الصفحة، أو بيع العقار. ابحث من جديد، أو ابدأ من الصفحة الرئيسية.',
  },
  serverError: {
    title: 'حدث خلل لدينا.',
    lead: 'لا علاقة لك بما حدث. حاول مجددًا بعد قليل، أو اتصل بنا وسنساعدك عبر الهاتف.',
  },
  badRequest: {
    title: 'هذا الباب لا يُفتح هكذا.',
    lead: 'طُلب من هذا العنوان ما لا يقدّمه. ابدأ من جديد من الصفحة الرئيسية.',
  },
  tryAgain: 'حاول مجددًا',
  search: 'ابحث',
  searchHint: 'اسم العقار أو المنطقة أو النوع',
  home: 'الرئيسية',
  allProperties: 'كل العقارات',
  contactUs: 'تواصل معنا',
}
