import { useLocation } from 'react-router'

import { useLanguage } from '#app/language.tsx'
import { isEnglishOnly, pathIn } from '#domain/language.ts'

import { rememberLanguage } from './remembered-language.ts'

/** A link to this page in the other language. It loads a new document. */
export function LanguageSwitch() {
  const other = useLanguage() === 'ar' ? 'en' : 'ar'
  const { pathname, search } = useLocation()
  if (isEnglishOnly(pathname)) return null
  return (
    <a
      href={pathIn(other, pathname) + search}
      lang={other}
      hrefLang={other}
      dir={other === 'ar' ? 'rtl' : 'ltr'}
      onClick={() => rememberLanguage(other)}
      className={`flex min-h-target min-w-target items-center justify-center text-nav whitespace-nowrap text-ink-soft decoration-brass-deep underline-offset-4 group-has-[:popover-open]/header:text-paper hover:text-ink hover:underline print:hidden ${OWN_NAME[other].className}`}
    >
      {OWN_NAME[other].text}
    </a>
  )
}

/** A language is named in itself. In a font of the device: ours has no letters of the other script. */
const OWN_NAME = {
  en: { text: 'English', className: '' },
  ar: { text: 'العربية', className: 'font-[system-ui]' },
}
