import { ContentText, useWords } from '#app/language.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { FormattedText } from '#app/ui/formatted-text.tsx'
import { BrandIcon, Icon } from '#app/ui/icon.tsx'
import { useAgency } from '#app/agency.tsx'

import type { AgentView } from './agent-view.ts'
import { Portrait } from './portrait.tsx'
import { WORDS } from './words.ts'

/** The portrait, the facts and the words of a person. */
export function AgentDetails({ agent }: { agent: AgentView }) {
  const { about, email } = agent
  const { name, orn } = useAgency()
  const words = useWords(WORDS)
  const facts = [
    [words.speaks, agent.languages],
    [words.phone, agent.phone?.label],
    [words.email, email],
    [words.brn, agent.brn],
    [words.agency, [name, orn && `${words.orn} ${orn}`].filter(Boolean).join(' · ')],
  ]
  return (
    <div className="wrap grid-12 items-start gap-y-10 pb-section">
      <div className="col-span-full sm:col-span-6 lg:col-span-4">
        <Portrait
          agent={agent}
          isDark
          sizes="(width < 40rem) 100vw, (width < 64rem) 50vw, min(30vw, 27rem)"
          className="aspect-[4/5] max-sm:aspect-square"
        />
      </div>
      <div className="col-span-full sm:col-span-6 lg:col-[6/13]">
        {about && <FormattedText text={about} heading="h2" hasLead />}
        <dl className="mt-8 border-b border-line text-small first:mt-0">
          {facts.map(
            ([name, value]) =>
              value && (
                <div
                  key={name}
                  className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-5 border-t border-line py-3"
                >
                  <dt className="text-ink-soft">{name}</dt>
                  <dd className="wrap-anywhere numerals">
                    <bdi>
                      <ContentText text={value} />
                    </bdi>
                  </dd>
                </div>
              ),
          )}
        </dl>
        <ContactLinks agent={agent} />
      </div>
    </div>
  )
}

function ContactLinks({ agent: { contact, email } }: { agent: AgentView }) {
  const words = useWords(WORDS)
  return (
    <div className="mt-6 flex flex-wrap gap-2.5 print:hidden">
      <ButtonLink variant="ghost" href={contact.whatsapp}>
        <BrandIcon brand="WhatsApp" size={17} />
        {words.whatsapp}
      </ButtonLink>
      <ButtonLink variant="ghost" href={contact.call}>
        <Icon name="phone" />
        {words.call}
      </ButtonLink>
      {email && (
        <ButtonLink variant="ghost" href={`mailto:${email}`}>
          <Icon name="mail" />
          {words.email}
        </ButtonLink>
      )}
    </div>
  )
}
