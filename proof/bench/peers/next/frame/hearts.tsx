'use client'

import { useEffect, useState } from 'react'

import { Icon } from '@/ui/icon'

const SAVED = 'shortlist'

/** Brings the hearts of all cards to life, and leads to what was saved with them. */
export function Hearts() {
  const [list, setList] = useState('')

  useEffect(() => {
    const paint = () => {
      const ids = saved()
      for (const heart of document.querySelectorAll('[data-save]'))
        heart.setAttribute('aria-pressed', String(ids.includes(idOf(heart))))
      setList(ids.join(','))
    }
    const press = ({ target }: MouseEvent) => {
      const heart = target instanceof Element && target.closest('[data-save]')
      if (!heart) return
      toggle(idOf(heart))
      paint()
    }
    // Cards come and go as one searches.
    const cards = new MutationObserver(paint)
    cards.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('click', press)
    paint()
    return () => {
      cards.disconnect()
      document.removeEventListener('click', press)
    }
  }, [])

  if (list === '') return null
  return (
    <a
      href={`/shortlist?ids=${list}`}
      className="inline-flex min-h-target min-w-target items-center justify-center gap-1.5 text-small font-[560] text-brass-deep numerals group-has-[:popover-open]/header:text-brass"
    >
      <Icon of="heart" size={20} />
      <span className="sr-only">Shortlist: </span>
      {list.split(',').length}
    </a>
  )
}

function idOf(heart: Element): string {
  return heart.getAttribute('data-save') ?? ''
}

function saved(): string[] {
  return (localStorage.getItem(SAVED) ?? '').split(',').filter(Boolean)
}

function toggle(id: string): void {
  const ids = saved()
  const without = ids.filter((other) => other !== id)
  localStorage.setItem(SAVED, (without.length < ids.length ? without : [id, ...ids]).join(','))
}
