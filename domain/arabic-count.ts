/** The forms of a noun after a number. A form with `#` shows the number there; one and two need none. */
interface CountedForms {
  one: string
  two: string
  /** 3 to 10. */
  few: string
  /** 11 to 99. */
  many: string
  other: string
}

const rules = /* @__PURE__ */ new Intl.PluralRules('ar')
const numbers = /* @__PURE__ */ new Intl.NumberFormat('en')

/** A number with its noun in Arabic: `arabicCount(3, { few: '# أيام', … })` is `3 أيام`. */
export function arabicCount(count: number, forms: CountedForms): string {
  const form = rules.select(count)
  return forms[form === 'zero' ? 'other' : form].replace('#', numbers.format(count))
}
