import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { formatCount } from '#app/ui/format.ts'
import * as urls from '#app/urls.ts'

/** Says that enquiries are not emailed because no mail server is configured. */
export function MailNote() {
  return (
    <InboxNote>
      Mail is not set up. Enquiries are not e-mailed; they are kept in the inbox.{' '}
      <Link to={urls.mailSettings} className="quiet-link">
        Set it up
      </Link>
    </InboxNote>
  )
}

/** Links to the emails in the mailbox for leads that the site could not turn into enquiries. */
export function UnknownMailNote({ count }: { count: number }) {
  return (
    <InboxNote>
      {`${formatCount(count, 'email')} of the mailbox for leads ${count === 1 ? 'is' : 'are'} no enquiry yet.`}{' '}
      <Link to={urls.portalEmails} className="quiet-link">
        Unknown mail
      </Link>
    </InboxNote>
  )
}

function InboxNote({ children }: { children: ReactNode }) {
  return (
    <p className="mb-7 flex items-start gap-3 border-s-3 border-brass-deep bg-sand px-4 py-3.5 text-small">
      <Mail size={20} className="mt-px flex-none" />
      <span>{children}</span>
    </p>
  )
}
