import { NumberedSteps } from '#app/site/enquiry/numbered-steps.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { BrandIcon } from '#app/ui/brand-icon.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { profile, whatsappLink } from '#agency/profile.ts'

const STEPS = [
  'Send the address and, if you have them, a few photos. Telephone pictures are fine.',
  'We reply with recent sales on your street and a price we would put our name to.',
  'If you agree, we photograph, list and show the property.',
]

/** What happens after the form is sent, and the numbers to call instead. */
export function SellingSteps({ headingId, className }: { headingId: string; className: string }) {
  return (
    <div className={classes('lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]', className)}>
      <h2 id={headingId} className="font-display text-display-2">
        Tell us about it
      </h2>
      <NumberedSteps steps={STEPS} />
      <div className="mt-8 hidden gap-4 border-t border-line-strong pt-6 lg:grid">
        <p className="font-display text-title-3">Prefer to talk it through?</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={profile.phones[0].href} variant="ghost" className="numerals">
            <Icon name="phone" />
            {profile.phones[0].label}
          </ButtonLink>
          <ButtonLink href={whatsappLink()} variant="ghost">
            <BrandIcon brand="WhatsApp" size={17} />
            WhatsApp
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
