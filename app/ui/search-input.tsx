import { useEffect, useRef, type ComponentProps } from 'react'

import { useWords } from '#app/language.tsx'

import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { WORDS } from './words.ts'

export interface SearchInputProps extends Omit<ComponentProps<'input'>, 'placeholder'> {
  /** Shown in turn while the field is empty. */
  hints: readonly string[]
  /** Classes that position the clear button. */
  clearClass?: string | undefined
}

/** A search field with changing hints, and a button that clears it and keeps the focus. */
export function SearchInput({ hints, clearClass, className, ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const words = useWords(WORDS)
  useEffect(() => (input.current === null ? undefined : changeHints(input.current, hints)), [hints])
  return (
    <>
      <input
        {...rest}
        ref={input}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={hints[0]}
        className={classes(
          'peer placeholder:transition-opacity placeholder:duration-(--duration-base) data-fading:placeholder:opacity-0 [&::-webkit-search-cancel-button]:hidden',
          className,
        )}
      />
      <button
        type="button"
        aria-label={words.clearText}
        onClick={() => input.current && clear(input.current)}
        className={classes(
          'script-only absolute grid size-target place-items-center text-ink-soft peer-placeholder-shown:hidden hover:text-ink focus-visible:-outline-offset-2',
          clearClass,
        )}
      >
        <Icon name="close" />
      </button>
    </>
  )
}

const HINT_MS = 4000
// As long as the transition of the placeholder: `--duration-base` in `tokens.theme.css`.
const FADE_MS = 260

/** Changes the hint every few seconds, until the field is focused for the first time. */
function changeHints(input: HTMLInputElement, hints: readonly string[]): (() => void) | undefined {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
  let current = 0
  const timer = setInterval(() => {
    if (document.hidden || input.value !== '') return
    input.dataset['fading'] = ''
    setTimeout(() => {
      current = (current + 1) % hints.length
      input.placeholder = hints[current] ?? ''
      delete input.dataset['fading']
    }, FADE_MS)
  }, HINT_MS)
  const stop = () => clearInterval(timer)
  input.addEventListener('focus', stop, { once: true })
  return () => {
    stop()
    input.removeEventListener('focus', stop)
  }
}

/**
 * Empties the field and sends an input event, so that React calls `onChange`. React would ignore the
 * event after an assignment to `input.value`, which it overrides; hence the setter of the prototype.
 */
function clear(input: HTMLInputElement): void {
  input.focus()
  input.select()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
