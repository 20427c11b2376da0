import { ButtonLink } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { site } from '#agency/profile.ts'

import { Apology } from './error-page.tsx'

export function OnOurSide({ status }: { status: number }) {
  const ours = status >= 500
  return (
    <Apology
      status={status}
      title={ours ? 'Something gave way on our side.' : 'This door does not open that way.'}
      lead={
        ours
          ? 'It is not your doing. Please try again in a moment, or call us and we will help by telephone.'
          : 'The address was asked for something it cannot give. Begin again from the front door.'
      }
    >
      <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
        {ours && <ButtonLink href="">Try again</ButtonLink>}
        <TextLink to="/" arrow={false} reloadDocument={ours}>
          Home
        </TextLink>
        <TextLink to={site.phones[0].href} arrow={false} className="numerals">
          {site.phones[0].label}
        </TextLink>
      </p>
    </Apology>
  )
}
