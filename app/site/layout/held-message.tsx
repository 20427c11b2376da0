import { useWords } from '#app/language.tsx'
import { Icon } from '#app/ui/icon.tsx'

import { WORDS } from './words.ts'

/** Shown by `held-requests.ts`, which also handles its buttons. */
export function HeldMessage() {
  const words = useWords(WORDS)
  return (
    <div
      role="alert"
      className="on-ink fixed inset-x-edge bottom-[calc(4.8125rem+env(safe-area-inset-bottom))] z-50 mx-auto flex max-w-[32rem] flex-wrap items-center justify-between gap-x-3 rounded-control border border-s-3 border-ink-lift border-s-danger-on-ink bg-ink-deep py-1.5 ps-4.5 pe-1.5 text-small text-paper shadow-float lg:bottom-6"
    >
      <p className="flex-[1_1_14rem] py-2">{words.held}</p>
      <button
        type="button"
        data-held-requests="retry"
        className="min-h-target rounded-control px-2 font-strong text-brass underline underline-offset-4 hover:bg-ink-lift"
      >
        {words.tryAgain}
      </button>
      <button
        type="button"
        data-held-requests="dismiss"
        aria-label={words.dismiss}
        className="grid size-target place-items-center rounded-control hover:bg-ink-lift"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
