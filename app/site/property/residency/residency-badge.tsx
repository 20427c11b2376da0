import type { ResidencyRule } from '#domain/properties/residency/residency.ts'

/** What the price may open the way to, in a line, with the way to what that means. */
export function ResidencyBadge({ rules }: { rules: readonly ResidencyRule[] }) {
  return (
    <p className="mt-3 border-s-2 border-brass-deep ps-3.5 text-small text-ink-soft">
      <strong className="font-[560] text-ink">{rules.map(({ name }) => name).join(' · ')}</strong>{' '}
      <a
        href="#residency"
        className="-my-2.75 inline-block py-2.75 underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-brass-deep print:hidden"
      >
        may be open to a buyer
      </a>
    </p>
  )
}
