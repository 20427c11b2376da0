import { use, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'

import { sharePage } from '#app/site/share-page.ts'
import { PhotosUrl } from '#app/ui/picture.tsx'

import type { PropertyView } from './property-view.ts'

/** Event handlers for the static details; what they do is downloaded at the first event. */
export function useDetailsHandlers({ floors }: PropertyView) {
  const photosUrl = use(PhotosUrl)
  return {
    onFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
      if (target instanceof HTMLInputElement)
        void import('./cost/live-cost.ts').then(({ attachCostCalculator }) =>
          attachCostCalculator(currentTarget),
        )
    },
    onClick({ target }: MouseEvent<HTMLElement>) {
      const button = target instanceof Element && target.closest('button')
      if (!button) return
      // Not downloaded: a browser opens its share dialog only during the click.
      if ('share' in button.dataset) void sharePage()
      else
        void import('./details-actions.ts').then(({ handleButton }) =>
          handleButton(button, floors, photosUrl),
        )
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { key, target } = event
      // With Alt or Cmd an arrow goes back in the history.
      const isMove = !event.altKey && !event.metaKey && /^(Arrow|Home$|End$)/.test(key)
      if (!(target instanceof HTMLElement && target.role === 'tab' && isMove)) return
      event.preventDefault()
      void import('./details-actions.ts').then(({ moveTab }) => moveTab(target, key))
    },
  }
}
