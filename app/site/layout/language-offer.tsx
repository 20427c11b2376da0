import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

import { useLanguage } from '#app/language.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { pathIn } from '#domain/language.ts'

import { rememberLanguage } from './remembered-language.ts'

/** Offers this page in the other language, in words of that language. Remembered as answered at once. */
export function LanguageOffer() {
  const language = useLanguage()
  const other = language === 'ar' ? 'en' : 'ar'
  const { pathname, search } = useLocation()
  const [isOpen, setOpen] = useState(true)
  useEffect(() => rememberLanguage(language), [language])
  if (!isOpen) return null
  const { text, link, dismiss } = WORDS[other]
  return (
    <aside
      lang={other}
      dir={other === 'ar' ? 'rtl' : 'ltr'}
      aria-label={link}
      className={classes(
        // English pages have no font of ours for Arabic letters.
        other === 'ar' && 'font-[system-ui]',
        'on-ink fixed inset-x-edge bottom-[calc(4.8125rem+env(safe-area-inset-bottom))] z-50 mx-auto flex max-w-[28rem] items-center gap-x-3 rounded-control bg-ink-deep py-1.5 ps-4.5 pe-1.5 text-small text-paper shadow-float lg:bottom-6 print:hidden',
      )}
    >
      <p className="flex-1 py-2">{text}</p>
      <a
        href={pathIn(other, pathname) + search}
        onClick={() => rememberLanguage(other)}
        className="flex min-h-target items-center rounded-control px-2 font-strong text-brass underline underline-offset-4 hover:bg-ink-lift"
      >
        {link}
      </a>
      <button
        type="button"
        aria-label={dismiss}
        onClick={() => setOpen(false)}
        className="grid size-target place-items-center rounded-control hover:bg-ink-lift"
      >
        <Icon name="close" />
      </button>
    </aside>
  )
}

const WORDS = {
  en: { text: 'This page is also in English.', link: 'English', dismiss: 'Dismiss' },
  ar: { text: 'هذه الصفحة متاحة بالعربية أيضًا.', link: 'العربية', dismiss: 'إغلاق' },
}
