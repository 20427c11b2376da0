import { isRouteErrorResponse } from 'react-router'

import { NotFound } from './not-found.tsx'

/** What a page shows in place of itself when it could not be made. */
export function Fault({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return <h1>Something went wrong on our side.</h1>
}
