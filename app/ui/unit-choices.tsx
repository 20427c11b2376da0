const CHOICES = [
  {
    name: 'area',
    label: 'Areas in',
    options: [
      ['m2', 'm²'],
      ['ft', 'sq ft'],
    ],
  },
  {
    name: 'money',
    label: 'Prices in',
    options: [
      ['own', 'As listed'],
      ['aed', 'AED'],
      ['usd', 'USD'],
    ],
  },
] as const

/** Buttons for the units of areas and prices. `units.ts` handles clicks; `app.css` marks the chosen ones. */
export function UnitChoices() {
  return (
    <div className="script-only -mx-2 flex flex-wrap gap-x-5 print:hidden">
      {CHOICES.map(({ name, label, options }) => (
        <fieldset key={name} className="flex">
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
      ))}
    </div>
  )
}
