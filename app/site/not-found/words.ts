const en = {
  error: (status: number) => `Error ${status}`,
  notFound: {
    title: 'There is no home at this address.',
    lead: 'The page may have moved, or the property may have been sold. Search again, or begin from the front door.',
  },
  serverError: {
    title: 'Something gave way on our side.',
    lead: 'It is not your doing. Please try again in a moment, or call us and we will help by telephone.',
  },
  badRequest: {
    title: 'This door does not open that way.',
    lead: 'The address was asked for something it cannot give. Begin again from the front door.',
  },
  tryAgain: 'Try again',
  search: 'Search',
  searchHint: 'Title, location or category',
  home: 'Home',
  allProperties: 'All properties',
  contactUs: 'Contact us',
}

const ar: typeof en = {
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

export const WORDS = { en, ar }
