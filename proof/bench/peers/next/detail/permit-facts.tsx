import { site } from '@/content/agency'
import { day } from '@/ui/format'

import { qrPath } from './qr-path'
import type { ShownProperty } from './shown-property'

export function PermitFacts({ listing }: { listing: ShownProperty }) {
  const { permit_number, permit_url, permit_expires_on } = listing
  const agent = inOneLine(listing.agent_name, listing.agent_brn && `BRN ${listing.agent_brn}`)
  if (!permit_number && !agent) return null
  const link = permit_number && permit_url
  return (
    <section
      aria-labelledby="permit"
      className="mt-[clamp(2.5rem,5vw,4.5rem)] flex items-start gap-x-6 gap-y-4 border-y border-line py-6 max-sm:flex-col print:break-inside-avoid"
    >
      {link && <QrCode text={link} />}
      <div className="min-w-0">
        <h2 id="permit" className="text-[0.875rem] font-[560]">
          {permit_number ? 'Advertising permit' : 'Your agent'}
        </h2>
        <div className="mt-2 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-small text-ink-soft numerals">
          {permit_number && <Fact name="Trakheesi">{permit_number}</Fact>}
          {permit_number && permit_expires_on && (
            <Fact name="Valid until">{day(permit_expires_on)}</Fact>
          )}
          {agent && <Fact name="Agent">{agent}</Fact>}
          <Fact name="Agency">{inOneLine(site.name, site.orn && `ORN ${site.orn}`)}</Fact>
        </div>
        {link && (
          <p className="mt-2 print:hidden">
            <a
              href={link}
              rel="noopener"
              className="inline-flex min-h-target items-center text-small underline decoration-line-strong underline-offset-4 hover:decoration-brass-deep"
            >
              Check it with the Dubai Land Department
            </a>
          </p>
        )}
      </div>
    </section>
  )
}

function inOneLine(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' · ')
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <p className="contents">
      <span className="text-ink-mute">{name} </span>
      <span className="min-w-0 text-ink wrap-anywhere">{children}</span>
    </p>
  )
}

/** The link stands beside it, for those who do not see it. */
function QrCode({ text }: { text: string }) {
  const { size, path } = qrPath(text)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-33 flex-none border border-line bg-white text-ink-deep"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
