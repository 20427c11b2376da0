import { useWords } from '#app/language.tsx'

import { classes } from './classes.ts'
import { WORDS } from './unit-choices-words.ts'
import { WORDS as UI_WORDS } from './words.ts'

type Words = (typeof WORDS & typeof UI_WORDS)['en']

const CHOICES = {
  area: ({ areasIn, squareMetres, squareFeet }: Words) => ({
    label: areasIn,
    options: [
      ['m2', squareMetres],
      ['ft', squareFeet],
    ],
  }),
  money: ({ pricesIn, asListed, currency }: Words) => ({
    label: pricesIn,
    options: [
      ['own', asListed],
      ['aed', currency('AED')],
      ['usd', currency('USD')],
    ],
  }),
}

/** Buttons for the units of areas and prices. `units.ts` handles clicks; `app.css` marks the chosen ones. */
export function UnitChoices() {
  return (
    <div className="script-only -mx-2 flex flex-wrap gap-x-5 print:hidden">
      <UnitChoice name="area" />
      <UnitChoice name="money" />
    </div>
  )
}

interface UnitChoiceProps {
  name: keyof typeof CHOICES
  className?: string
}

/** Buttons for the unit of areas, or for that of prices. */
export function UnitChoice({ name, className }: UnitChoiceProps) {
  const words = { ...useWords(UI_WORDS), ...useWords(WORDS) }
  const { label, options } = CHOICES[name](words)
  return (
    <fieldset className={classes('script-only flex print:hidden', className)}>
      <legend className="sr-only">{label}</legend>
      {options.map(([value, text]) => (
        <button
          key={value}
          type="button"
          data-unit={name}
          value={value}
          className="unit min-h-target min-w-target px-2 text-label text-ink-soft hover:text-ink"
        >
          <span>{text}</span>
          <span className="sr-only"> ({words.chosen})</span>
        </button>
      ))}
    </fieldset>
  )
}
