import { useEffect } from 'react'

import { SAVED } from './ids.ts'

/** Brings the hearts to life when they are needed, and not before. */
export function useHearts(): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const heart = target instanceof Element && target.closest('[data-save]')
      if (heart)
        void import('./save-buttons.ts').then(({ press }) =>
          press(Number(heart.getAttribute('data-save'))),
        )
    }
    document.addEventListener('click', onClick)
    if (localStorage.getItem(SAVED)) void import('./save-buttons.ts')
    return () => document.removeEventListener('click', onClick)
  }, [])
}
