import { profile } from '#agency/profile.ts'

/** Printed at the end of a page: the agency and its contact details. */
export function PrintFooter() {
  return (
    <p className="mt-6 border-t border-line-strong pt-3 text-caption numerals">
      {[profile.name, profile.phones[0].label, profile.emails.general, ...profile.address].join(
        ' · ',
      )}
    </p>
  )
}
