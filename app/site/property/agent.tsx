import { useAgency } from '#app/agency.tsx'
import { ContentText, useEnglishMark, useWords } from '#app/language.tsx'
import type { AgentView } from '#app/site/agents/agent-view.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { BrandIcon, Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Link } from '#app/ui/link.tsx'
import * as urls from '#app/urls.ts'

import { WORDS } from './details-words.ts'
import { UnbrokenParts } from './unbroken-parts.tsx'

/** Who answers for the listing. */
export function Agent({ agent }: { agent: AgentView }) {
  const { id, name, jobTitle, languages, brn, contact, hasPage } = agent
  const { orn } = useAgency()
  const words = useWords(WORDS)
  const englishMark = useEnglishMark()
  const registration = [brn && `${words.brn} ${brn}`, orn && `${words.orn} ${orn}`]
    .filter(Boolean)
    .join(' · ')
  return (
    <section
      aria-labelledby="agent"
      className="mt-[clamp(2.25rem,4vw,3.5rem)] grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-5 gap-y-4 border-y border-line py-5 md:grid-cols-[6rem_minmax(0,1fr)_auto] print:break-inside-avoid"
    >
      <AgentPhoto agent={agent} />
      <div className="min-w-0">
        <p className="text-caption text-ink-mute">{words.yourAgent}</p>
        <h2 id="agent" dir="auto" {...englishMark(name)} className="font-display text-title-2">
          {hasPage ? (
            <Link to={urls.agent(id)} className="quiet-link">
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <div className="mt-1 grid text-small text-ink-soft">
          {jobTitle && (
            <span dir="auto">
              <ContentText text={jobTitle} />
            </span>
          )}
          {languages && (
            <span dir="auto">
              <ContentText text={languages} />
            </span>
          )}
          {registration && (
            <span className="numerals">
              <UnbrokenParts text={registration} />
            </span>
          )}
        </div>
      </div>
      <div className="col-span-full grid grid-cols-2 gap-2.5 md:col-span-1 md:grid-cols-1 print:hidden">
        <ButtonLink variant="ghost" size="s" href={contact.whatsapp}>
          <BrandIcon brand="WhatsApp" size={17} />
          {words.whatsapp}
        </ButtonLink>
        <ButtonLink variant="ghost" size="s" href={contact.call}>
          <Icon name="phone" />
          {words.call}
        </ButtonLink>
      </div>
    </section>
  )
}

function AgentPhoto({ agent: { photo, initials } }: { agent: AgentView }) {
  if (photo)
    return (
      <Picture
        photo={photo}
        alt=""
        sizes="120px"
        position="50% 20%"
        className="aspect-[4/5] w-full"
      />
    )
  return (
    <div
      aria-hidden="true"
      className="grid aspect-[4/5] w-full place-items-center bg-sand font-display text-title-1"
    >
      {initials}
    </div>
  )
}
