/** Words of the page where a visitor saves a search. */
const en = {
  title: 'New homes by e-mail',
  about: 'We write to you when a home that fits your search is new, or its price is reduced.',
  yourSearch: 'Your search',
  changeSearch: 'Change the search',
  backToSearch: 'Back to the homes',
  email: 'E-mail address',
  frequency: 'How often',
  frequencies: { now: 'At once', daily: 'Once a day, at 8 in the morning' },
  save: 'Save the search',
  sentTitle: 'Please look at your e-mails',
  sent: 'We have sent you an e-mail. Your alert begins when you follow its link and confirm it. Nothing there after some minutes? Please look among the junk mail.',
  notSaved: 'The search was not saved.',
  tryLater: 'The search was not saved. Please try again later.',
}

const ar: typeof en = {
  title: 'عقارات جديدة عبر البريد',
  about: 'نراسلك عند توفّر عقار جديد يطابق بحثك، أو عند تخفيض سعره.',
  yourSearch: 'بحثك',
  changeSearch: 'عدّل البحث',
  backToSearch: 'العودة إلى العقارات',
  email: 'البريد الإلكتروني',
  frequency: 'موعد المراسلة',
  frequencies: { now: 'فورًا', daily: 'مرة في اليوم، الساعة 8 صباحًا' },
  save: 'احفظ البحث',
  sentTitle: 'يرجى الاطلاع على بريدك',
  sent: 'أرسلنا إليك رسالة. يبدأ تنبيهك عندما تفتح رابطها وتؤكّده. لم تصلك خلال دقائق؟ يرجى البحث عنها في البريد غير المرغوب فيه.',
  notSaved: 'لم يُحفظ البحث.',
  tryLater: 'لم يُحفظ البحث. يرجى المحاولة لاحقًا.',
}

export const WORDS = { en, ar }
