import { useAgency } from '#app/agency.tsx'

/** Printed at the end of a page: the agency and its contact details. */
export function PrintFooter() {
  const { name, phones, emails, address } = useAgency()
  return (
    <p className="mt-6 border-t border-line-strong pt-3 text-caption numerals">
      {[name, phones[0], emails.general, ...address].join(' · ')}
    </p>
  )
}
