import { ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Glyph } from '#app/ui/brand-icon.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { site, whatsappLink } from '#agency/profile.ts'

const STEPS = [
  'Send the address and, if you have them, a few photos. Telephone pictures are fine.',
  'We reply with recent sales on your street and a price we would put our name to.',
  'If you agree, we photograph, list and show the property.',
]

/** What happens after the form is sent, and whom to call instead. */
export function Steps({ headingId, className }: { headingId: string; className: string }) {
  return (
    <div className={classes('lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]', className)}>
      <h2 id={headingId} className="font-display text-display-2">
        Tell us about it
      </h2>
      <ol className="mt-8">
        {STEPS.map((step, at) => (
          <li
            key={step}
            className="grid grid-cols-[2.25rem_1fr] border-t border-line py-4 text-small leading-[1.5]"
          >
            <span
              aria-hidden="true"
              className="font-display text-[1.25rem] leading-[1.1] text-brass-deep"
            >
              {at + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <div className="mt-8 hidden gap-4 border-t border-line-strong pt-6 lg:grid">
        <p className="font-display text-title-3">Prefer to talk it through?</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={site.phones[0].href} variant="ghost" className="numerals">
            <Icon of="phone" />
            {site.phones[0].label}
          </ButtonLink>
          <ButtonLink href={whatsappLink()} variant="ghost">
            <Glyph of="WhatsApp" size={17} />
            WhatsApp
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
