import { useAgency } from '#app/agency.tsx'
import type { AgentView } from '#app/site/agents/agent-view.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { BrandIcon, Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import * as urls from '#app/urls.ts'

/** Who answers for the listing. */
export function Agent({ agent }: { agent: AgentView }) {
  const { id, name, initials, photo, jobTitle, languages, brn, contact, hasPage } = agent
  const { orn } = useAgency()
  const registration = [brn && `BRN ${brn}`, orn && `ORN ${orn}`].filter(Boolean)
  return (
    <section
      aria-labelledby="agent"
      className="mt-[clamp(2.25rem,4vw,3.5rem)] grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-5 gap-y-4 border-y border-line py-5 md:grid-cols-[6rem_minmax(0,1fr)_auto] print:break-inside-avoid"
    >
      {photo ? (
        <Picture
          photo={photo}
          alt=""
          sizes="120px"
          position="50% 20%"
          className="aspect-[4/5] w-full"
        />
      ) : (
        <div
          aria-hidden="true"
          className="grid aspect-[4/5] w-full place-items-center bg-sand font-display text-title-1"
        >
          {initials}
        </div>
      )}
      <div className="min-w-0">
        <p className="text-caption text-ink-mute">Your agent</p>
        <h2 id="agent" dir="auto" className="font-display text-title-2">
          {hasPage ? (
            <a href={urls.agent(id)} className="quiet-link">
              {name}
            </a>
          ) : (
            name
          )}
        </h2>
        <div className="mt-1 grid text-small text-ink-soft">
          {jobTitle && <span dir="auto">{jobTitle}</span>}
          {languages && <span dir="auto">{languages}</span>}
          {registration.length > 0 && <span className="numerals">{registration.join(' · ')}</span>}
        </div>
      </div>
      <div className="col-span-full grid grid-cols-2 gap-2.5 md:col-span-1 md:grid-cols-1 print:hidden">
        <ButtonLink variant="ghost" size="s" href={contact.whatsapp}>
          <BrandIcon brand="WhatsApp" size={17} />
          WhatsApp
        </ButtonLink>
        <ButtonLink variant="ghost" size="s" href={contact.call}>
          <Icon name="phone" />
          Call
        </ButtonLink>
      </div>
    </section>
  )
}
