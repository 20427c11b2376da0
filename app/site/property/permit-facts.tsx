import { useAgency } from '#app/agency.tsx'
import { useLanguage, useWords } from '#app/language.tsx'
import { classes } from '#app/ui/classes.ts'
import { formatDay } from '#app/ui/format-day.ts'
import { QrCode } from '#app/ui/qr-code.tsx'
import { permitFacts, type PermitAndAgentFields } from '#domain/properties/permits/permit-facts.ts'

import { WORDS } from './details-words.ts'
import { UnbrokenParts } from './unbroken-parts.tsx'

interface PermitFactsProps {
  listing: PermitAndAgentFields
  /** Whether another part stands beside it on a wide screen. */
  isBeside: boolean
}

export function PermitFacts({ listing, isBeside }: PermitFactsProps) {
  const language = useLanguage()
  const words = useWords(WORDS)
  const facts = permitFacts(listing, useAgency(), words)
  if (!facts) return null
  const { permit, agent, agency } = facts
  return (
    <section
      aria-labelledby="permit"
      className={classes(
        'col-span-full mt-[clamp(2.25rem,4vw,3.5rem)] print:break-inside-avoid',
        isBeside && 'xl:col-span-6',
      )}
    >
      <h2 id="permit" className="mb-4 font-display text-title-2">
        {permit ? words.permit : words.yourAgent}
      </h2>
      <div className="flex items-start gap-5 border-y border-line py-5">
        {permit?.link && <QrCode text={permit.link} border={2} className="size-24 flex-none" />}
        <div className="min-w-0">
          <div className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-small text-ink-soft numerals">
            {permit && <Fact name={words.permitNumber}>{permit.number}</Fact>}
            {permit?.until && (
              <Fact name={words.validUntil}>{formatDay(permit.until, language)}</Fact>
            )}
            {agent && <Fact name={words.agent}>{agent}</Fact>}
            <Fact name={words.agency}>{agency}</Fact>
          </div>
          {permit?.link && (
            <p className="mt-2 print:hidden">
              <a
                href={permit.link}
                rel="noopener"
                className="inline-flex min-h-target items-center text-small quiet-link"
              >
                {words.checkPermit}
              </a>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <p className="contents">
      <span className="text-ink-mute">{name} </span>
      <span className="min-w-0 text-ink">
        <bdi>
          <UnbrokenParts text={children} />
        </bdi>
      </span>
    </p>
  )
}
