const CHOICES = [
  {
    name: 'area',
    label: 'Areas in',
    of: [
      ['m2', 'm²'],
      ['ft', 'sq ft'],
    ],
  },
  {
    name: 'money',
    label: 'Prices in',
    of: [
      ['own', 'As listed'],
      ['aed', 'AED'],
      ['usd', 'USD'],
    ],
  },
] as const

/** The buttons of the switch. `units.ts` does what they say. */
export function UnitChoices() {
  return (
    <div className="script-only -mx-2 flex flex-wrap gap-x-5 print:hidden">
      {CHOICES.map(({ name, label, of }) => (
        <fieldset key={name} className="flex">
          <legend className="sr-only">{label}</legend>
          {of.map(([value, shown]) => (
            <button
              key={value}
              type="button"
              data-unit={name}
              value={value}
              className="unit min-h-target min-w-target px-2 text-[0.875rem] text-ink-soft hover:text-ink"
            >
              <span>{shown}</span>
              <span className="sr-only"> (chosen)</span>
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
