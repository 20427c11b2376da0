import { site } from '@/content/agency'

/** On paper, links lead nowhere: who showed this, and how to reach them. */
export function PrintedFoot() {
  return (
    <p className="mt-6 hidden border-t border-line-strong pt-3 text-caption numerals print:block">
      {[site.name, site.phones[0].label, site.emails.general, ...site.address].join(' · ')}
    </p>
  )
}
