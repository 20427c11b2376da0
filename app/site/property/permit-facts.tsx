import { formatDay } from '#app/ui/format.ts'
import { QrCode } from '#app/ui/qr-code.tsx'
import { permitFacts, type PermitAndAgentFields } from '#domain/properties/permits/permit-facts.ts'
import { profile } from '#agency/profile.ts'

export function PermitFacts({ listing }: { listing: PermitAndAgentFields }) {
  const facts = permitFacts(listing, profile)
  if (!facts) return null
  const { permit, agent, agency } = facts
  return (
    <section
      aria-labelledby="permit"
      className="mt-subsection flex items-start gap-x-6 gap-y-4 border-y border-line py-6 max-sm:flex-col print:break-inside-avoid"
    >
      {permit?.link && <QrCode text={permit.link} border={2} className="size-33" />}
      <div className="min-w-0">
        <h2 id="permit" className="text-label font-strong">
          {permit ? 'Advertising permit' : 'Your agent'}
        </h2>
        <div className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 text-small text-ink-soft numerals">
          {permit && <Fact name="Trakheesi">{permit.number}</Fact>}
          {permit?.until && <Fact name="Valid until">{formatDay(permit.until)}</Fact>}
          {agent && <Fact name="Agent">{agent}</Fact>}
          <Fact name="Agency">{agency}</Fact>
        </div>
        {permit?.link && (
          <p className="mt-2 print:hidden">
            <a
              href={permit.link}
              rel="noopener"
              className="inline-flex min-h-target items-center text-small quiet-link"
            >
              Check it with the Dubai Land Department
            </a>
          </p>
        )}
      </div>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <p className="contents">
      <span className="text-ink-mute">{name} </span>
      <span dir="auto" className="min-w-0 text-ink">
        {children}
      </span>
    </p>
  )
}
