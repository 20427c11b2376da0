/** Words of the page where a visitor confirms or ends an alert. */
const en = {
  alert: 'Your alert',
  headings: {
    pending: 'Please confirm your alert',
    active: 'Your alert is active',
    ended: 'Your alert has ended',
    gone: 'This link no longer works',
  },
  search: 'Search',
  email: 'E-mail address',
  frequency: 'How often',
  frequencies: { now: 'At once', daily: 'Once a day, at 8 in the morning' },
  notes: {
    pending: 'One click, and we write to you when a home that fits is new or reduced.',
    active:
      'We write to you when a home that fits is new or reduced. You can end it here at any time.',
    ended:
      'We do not write to you about this search any more. You can save a search again at any time.',
    gone: 'Alerts that are not confirmed within seven days are deleted. You can save your search again at any time.',
  },
  confirm: 'Confirm the alert',
  end: 'End this alert',
  ended: 'The alert has ended. You will get no more e-mails about this search.',
  confirmed: 'Thank you. Your alert is active.',
  seeHomes: 'See the homes',
  tryLater: 'Nothing was changed. Please try again later.',
}

const ar: typeof en = {
  alert: 'تنبيهك',
  headings: {
    pending: 'يرجى تأكيد تنبيهك',
    active: 'تنبيهك فعّال',
    ended: 'انتهى تنبيهك',
    gone: 'لم يعد هذا الرابط صالحًا',
  },
  search: 'البحث',
  email: 'البريد الإلكتروني',
  frequency: 'موعد المراسلة',
  frequencies: { now: 'فورًا', daily: 'مرة في اليوم، الساعة 8 صباحًا' },
  notes: {
    pending: 'بنقرة واحدة نراسلك عند توفّر عقار جديد يطابق بحثك أو عند تخفيض سعره.',
    active: 'نراسلك عند توفّر عقار جديد يطابق بحثك أو عند تخفيض سعره. يمكنك إيقاف ذلك هنا متى شئت.',
    ended: 'لن نراسلك بعد الآن بشأن هذا البحث. يمكنك حفظ بحث جديد متى شئت.',
    gone: 'تُحذف التنبيهات التي لا تُؤكَّد خلال سبعة أيام. يمكنك حفظ بحثك من جديد متى شئت.',
  },
  confirm: 'أكّد التنبيه',
  end: 'أوقف هذا التنبيه',
  ended: 'أُوقف التنبيه. لن تصلك رسائل أخرى بشأن هذا البحث.',
  confirmed: 'شكرًا لك. تنبيهك فعّال الآن.',
  seeHomes: 'شاهد العقارات',
  tryLater: 'لم يتغيّر شيء. يرجى المحاولة لاحقًا.',
}

export const WORDS = { en, ar }
