import { startSmtp, textParts, type TestSmtp } from '#test/smtp.ts'

import { expect, test } from './site.ts'

const LANGUAGES = {
  en: {
    list: '/properties?selectedLocation=Dubai+Marina',
    offer: 'E-mail me new homes like these',
    email: 'E-mail address',
    save: 'Save the search',
    sent: 'Please look at your e-mails',
    place: 'Dubai Marina',
    invalid: 'Please enter a valid e-mail address.',
    confirm: 'Confirm the alert',
    active: 'Your alert is active',
    end: 'End this alert',
    ended: 'Your alert has ended',
  },
  ar: {
    list: '/ar/properties?selectedLocation=Dubai+Marina',
    offer: 'راسلني بعقارات جديدة كهذه',
    email: 'البريد الإلكتروني',
    save: 'احفظ البحث',
    sent: 'يرجى الاطلاع على بريدك',
    place: 'دبي مارينا',
    invalid: 'يرجى إدخال بريد إلكتروني صحيح.',
    confirm: 'أكّد التنبيه',
    active: 'تنبيهك فعّال',
    end: 'أوقف هذا التنبيه',
    ended: 'انتهى تنبيهك',
  },
}
