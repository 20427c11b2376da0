import { Mail } from 'lucide-react'

/** Says that enquiries are not emailed because no mail server is configured. */
export function MailNote() {
  return (
    <p className="mb-7 flex items-start gap-3 border-s-3 border-brass-deep bg-sand px-4 py-3.5 text-small">
      <Mail size={20} className="mt-px flex-none" />
      Mail is not set up. Enquiries are not e-mailed; they are kept in the inbox.
    </p>
  )
}
