import { isRouteErrorResponse } from 'react-router'

import { NotFound } from './not-found.tsx'
import { OnOurSide } from './server-error-page.tsx'

/** What a page shows in place of itself when it could not be made. */
export function ErrorBoundaryContent({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return status === 404 ? <NotFound /> : <OnOurSide status={status} />
}
