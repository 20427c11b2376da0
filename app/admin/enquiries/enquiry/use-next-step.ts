import { useState } from 'react'

import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'

type NextStep = Pick<Enquiry, 'next_step' | 'next_step_on'>

/** The next step as it is typed. A field in which nothing was typed follows what is saved. */
export function useNextStep({ next_step, next_step_on }: NextStep) {
  const saved = { next_step, next_step_on }
  const [{ typed, base }, setState] = useState({ typed: saved, base: saved })
  if (!isSame(base, saved)) setState({ typed: withNewlySaved(typed, base, saved), base: saved })
  return {
    typed,
    isChanged: !isSame(typed, saved),
    type: (change: Partial<NextStep>) =>
      setState((state) => ({ ...state, typed: { ...state.typed, ...change } })),
  }
}

/** A field that was not changed since `base` takes the saved value. */
function withNewlySaved(typed: NextStep, base: NextStep, saved: NextStep): NextStep {
  const next = (field: keyof NextStep) =>
    isSameText(typed[field], base[field]) ? saved[field] : typed[field]
  return { next_step: next('next_step'), next_step_on: next('next_step_on') }
}

function isSame(one: NextStep, other: NextStep): boolean {
  return (
    isSameText(one.next_step, other.next_step) && isSameText(one.next_step_on, other.next_step_on)
  )
}

/** Spaces at the ends do not count: the server removes them. */
function isSameText(one: string, other: string): boolean {
  return one.trim() === other.trim()
}
