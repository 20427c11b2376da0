import { classes } from './classes.ts'

const CHOICES = {
  area: {
    label: 'Areas in',
    options: [
      ['m2', 'm²'],
      ['ft', 'sq ft'],
    ],
  },
  money: {
    label: 'Prices in',
    options: [
      ['own', 'As listed'],
      ['aed', 'AED'],
      ['usd', 'USD'],
    ],
  },
} as const

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
  const { label, options } = CHOICES[name]
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
          <span className="sr-only"> (chosen)</span>
        </button>
      ))}
    </fieldset>
  )
}
