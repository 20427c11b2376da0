'use client'

import { useId, useState, type FormEvent } from 'react'

import { costs } from '@/content/costs'
import { readTerms, trueCost, type Terms } from '@/content/true-cost'
import { Button } from '@/ui/button'
import { classes } from '@/ui/classes'
import { BOX, Labelled } from '@/ui/field'

import { Ledger, type Lines } from './ledger'

const { registrationPercent, registrationFee } = costs.mortgage

const LOAN: Lines = [
  ['deposit', 'Deposit'],
  ['loan', 'Loan'],
  ['registration', `Mortgage registration, ${registrationPercent} % and AED ${registrationFee}`],
  ['cash', 'Cash needed: deposit, fees, registration'],
  ['monthly', 'Monthly payment'],
]

const TERMS: readonly [name: keyof Terms, label: string][] = [
  ['deposit', 'Deposit, %'],
  ['rate', 'Rate a year, %'],
  ['years', 'Years'],
]

/** What a loan costs. It follows what is written; without JavaScript it is a form like any other. */
export function Mortgage({ price, terms: asked }: { price: number; terms: Terms }) {
  const id = useId()
  const [terms, setTerms] = useState(asked)

  function calculate(event: FormEvent<HTMLFormElement>) {
    const written = new FormData(event.currentTarget)
    setTerms(readTerms((name) => String(written.get(name))))
  }

  return (
    <>
      <form
        action="#true-cost"
        className="grid grid-cols-3 items-end gap-x-4 gap-y-4"
        onInput={calculate}
        onSubmit={(event) => event.preventDefault()}
      >
        {TERMS.map(([name, label]) => (
          <Labelled key={name} id={`${id}${name}`} label={label}>
            <input
              type="text"
              id={`${id}${name}`}
              name={name}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={asked[name]}
              className={classes(BOX, 'min-h-13')}
            />
          </Labelled>
        ))}
        <Button
          type="submit"
          variant="ghost"
          hidden
          className="script-folded col-span-full justify-self-start"
        >
          Calculate
        </Button>
      </form>
      <div aria-live="polite" className="mt-5">
        <Ledger of={LOAN} cost={trueCost(price, terms)} sums={['cash', 'monthly']} />
      </div>
    </>
  )
}
