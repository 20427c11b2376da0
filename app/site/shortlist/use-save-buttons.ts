import { useEffect } from 'react'

import { STORAGE_KEY } from './ids.ts'

/** Handles clicks on save buttons; downloads their code only when needed. */
export function useSaveButtons(): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest('[data-save]')
      if (button)
        void import('./save-buttons.ts').then(({ toggleSaved }) =>
          toggleSaved(Number(button.getAttribute('data-save'))),
        )
    }
    document.addEventListener('click', onClick)
    if (localStorage.getItem(STORAGE_KEY)) void import('./save-buttons.ts')
    return () => document.removeEventListener('click', onClick)
  }, [])
}
