import { useState } from 'react'

import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'

type NextStep = Pick<Enquiry, 'next_step' | 'next_step_on'>

/** The next step as it is typed. What nobody is typing follows what is saved. */
export function useNextStep({ next_step, next_step_on }: NextStep) {
  const saved = { next_step, next_step_on }
  const [{ typed, base }, setState] = useState({ typed: saved, base: saved })
  if (!isSame(base, saved)) setState({ typed: rebased(typed, base, saved), base: saved })
  return {
    typed,
    isChanged: !isSame(typed, saved),
    type: (change: Partial<NextStep>) =>
      setState((state) => ({ ...state, typed: { ...state.typed, ...change } })),
  }
}

function rebased(typed: NextStep, base: NextStep, saved: NextStep): NextStep {
  const next = (field: keyof NextStep) =>
    isSameText(typed[field], base[field]) ? saved[field] : typed[field]
  return { next_step: next('next_step'), next_step_on: next('next_step_on') }
}

function isSame(one: NextStep, other: NextStep): boolean {
  return (
    isSameText(one.next_step, other.next_step) && isSameText(one.next_step_on, other.next_step_on)
  )
}

/** Saved without blanks at its ends. */
function isSameText(one: string, other: string): boolean {
  return one.trim() === other.trim()
}
