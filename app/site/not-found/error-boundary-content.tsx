import { isRouteErrorResponse } from 'react-router'

import { ButtonLink } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'
import { profile } from '#agency/profile.ts'

import { ErrorPage } from './error-page.tsx'
import { NotFound } from './not-found.tsx'

/** Shown instead of a page that failed to load or to render. */
export function ErrorBoundaryContent({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return status === 404 ? <NotFound /> : <FailedPage status={status} />
}

function FailedPage({ status }: { status: number }) {
  const isServerError = status >= 500
  return (
    <ErrorPage
      status={status}
      title={
        isServerError ? 'Something gave way on our side.' : 'This door does not open that way.'
      }
      lead={
        isServerError
          ? 'It is not your doing. Please try again in a moment, or call us and we will help by telephone.'
          : 'The address was asked for something it cannot give. Begin again from the front door.'
      }
    >
      <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
        {isServerError && <ButtonLink href="">Try again</ButtonLink>}
        <TextLink to={urls.home} arrow={false} reloadDocument={isServerError}>
          Home
        </TextLink>
        <TextLink to={profile.phones[0].href} arrow={false} className="numerals">
          {profile.phones[0].label}
        </TextLink>
      </p>
    </ErrorPage>
  )
}
