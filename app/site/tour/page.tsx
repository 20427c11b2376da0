import { data } from 'react-router'

import {
  appContext,
  failureContext,
  formContext,
  visitorContext,
  writerContext,
} from '#app/context.ts'
import { DaySelect } from '#app/site/enquiry/tour-times.tsx'
import { orNotFound } from '#app/site/page-problem.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'
import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import { Invalid, NotFound, Problem } from '#domain/problem.ts'
import { tourChoices, type TourChoices } from '#domain/enquiries/tours/tour-choices.ts'
import { DAY, TIME } from '#domain/enquiries/tours/tour-hours.ts'
import {
  formatTourTime,
  toTourTimeInput,
  type TourTimeInput,
} from '#domain/enquiries/tours/tour-time.ts'
import * as tours from '#domain/enquiries/tours/tours.server.ts'
import { agencyFrom } from '#app/agency.tsx'

import type { Route } from './+types/page.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Your tour | ${agencyFrom(matches).name}` },
  { name: 'robots', content: 'noindex' },
]

// The URL is a secret that allows changing the tour: it must not be cached, indexed or sent as referrer.
const PRIVATE_HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
}

export function headers() {
  return PRIVATE_HEADERS
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const app = context.get(writerContext)
  const { tourHours } = await app.agency.current()
  const tour = await orNotFound(tours.open(app, params.token))
  return data(
    {
      ...tour,
      startsAt: formatTourTime(tour.starts_at),
      input: toTourTimeInput(tour.starts_at),
      choices: tourChoices(tourHours, app.clock.now()),
    },
    { headers: PRIVATE_HEADERS },
  )
}

const FORM_LIMITS = { part: 'file', maxFiles: 0, maxTextBytes: 1000 }

interface TourChangeResult {
  kind: 'success' | 'error'
  message: string
  typed?: TourTimeInput
  errors?: Record<string, string>
}

export async function action({ context, params }: Route.ActionArgs) {
  const app = context.get(appContext)
  let typed = { [DAY]: '', [TIME]: '' }
  const network = context.get(visitorContext)
  const failed = (status: number, result: Omit<TourChangeResult, 'kind'>) =>
    data<TourChangeResult>({ kind: 'error', ...result }, { status })
  try {
    const { fields } = await context.get(formContext)(FORM_LIMITS, () => Promise.resolve(null))
    typed = { [DAY]: fields[DAY]?.trim() ?? '', [TIME]: fields[TIME]?.trim() ?? '' }
    await enquiries.countAttempt(app, network)
    const isCancelled = fields['intent'] === 'cancel'
    if (isCancelled) await tours.cancel(app, params.token, network)
    else await tours.move(app, params.token, typed, network)
    const message = `Your tour is ${isCancelled ? 'cancelled' : 'moved'}. We have told the agency.`
    return data<TourChangeResult>({ kind: 'success', message })
  } catch (error) {
    if (error instanceof NotFound) throw new Response('Not found.', { status: 404 })
    if (error instanceof Invalid)
      return failed(422, { message: 'Your tour was not changed.', typed, errors: error.fields })
    if (error instanceof Problem) return failed(422, { message: error.message })
    app.log.error({ err: error }, 'a tour was not changed')
    context.set(failureContext, error)
    return failed(500, { message: 'Your tour was not changed. Please try again later.' })
  }
}

export default function TourPage({ loaderData: tour, actionData }: Route.ComponentProps) {
  const { property, state, startsAt } = tour
  const isCancelled = state === 'cancelled'
  return (
    <>
      <PageHead
        crumbs={[{ label: 'Your tour' }]}
        title={isCancelled ? 'Your tour is cancelled' : 'Your tour'}
      />
      <div className="wrap grid-12 items-start gap-y-10 pb-section">
        <section aria-label="The tour" className="col-span-full lg:col-[1/7]">
          {actionData && (
            <div role={actionData.kind === 'success' ? 'status' : 'alert'} className="mb-7">
              <Alert kind={actionData.kind}>{actionData.message}</Alert>
            </div>
          )}
          <dl className="border-t border-ink">
            <TourFact label={isCancelled ? 'Was proposed for' : 'Proposed for'}>
              {startsAt}
            </TourFact>
            {property && <TourFact label="Property">{property.title}</TourFact>}
          </dl>
          <p className="mt-6 max-w-measure text-ink-soft">
            {isCancelled
              ? 'You are welcome to propose another time on the page of the property.'
              : 'We will reach out to confirm it. Until then you can change it here.'}
          </p>
          {property && (
            <TextLink to={urls.property(property.id)} className="mt-2">
              See the property
            </TextLink>
          )}
        </section>
        {!isCancelled && (
          <div className="col-span-full bg-sand p-[clamp(1.5rem,2.2vw,2rem)] lg:col-[8/13]">
            <MoveTour choices={tour.choices} current={tour.input} result={actionData} />
            <CancelTour />
          </div>
        )}
      </div>
    </>
  )
}

function TourFact({ label, children }: { label: string; children: string }) {
  return (
    <div className="border-b border-line-strong py-4">
      <dt className="text-caption text-ink-mute">{label}</dt>
      <dd dir="auto" className="mt-1 font-display text-title-3 numerals">
        {children}
      </dd>
    </div>
  )
}

interface MoveTourProps {
  choices: TourChoices
  current: TourTimeInput
  result: TourChangeResult | undefined
}

function MoveTour({ choices, current, result }: MoveTourProps) {
  const values = result?.typed ?? current
  const errors = result?.errors ?? {}
  return (
    <form method="post" noValidate aria-labelledby="another-time" className="grid gap-4">
      <h2 id="another-time" className="font-display text-title-2">
        Choose another time
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Day" name={DAY} error={errors[DAY]}>
          <DaySelect days={choices.days} defaultValue={values[DAY]} />
        </Field>
        <Field label="Time in Dubai" name={TIME} error={errors[TIME]}>
          <Select defaultValue={values[TIME]}>
            {choices.times.map((time) => (
              <option key={time}>{time}</option>
            ))}
          </Select>
        </Field>
      </div>
      <p className="text-caption text-ink-mute">Tours: {choices.description}.</p>
      <Button type="submit" name="intent" value="move" className="w-full">
        Move the tour
      </Button>
    </form>
  )
}

/** Asks for confirmation before cancelling, also without JavaScript. */
function CancelTour() {
  return (
    <details className="mt-6 border-t border-line-strong pt-3">
      <summary className="flex min-h-target cursor-pointer items-center text-small font-strong underline decoration-brass-deep underline-offset-4">
        Cancel the tour
      </summary>
      <form method="post" className="mt-2 grid gap-4">
        <p className="text-small text-ink-soft">
          The agency is told at once. A cancelled tour stays cancelled; you can propose a new one.
        </p>
        <Button type="submit" variant="ghost" name="intent" value="cancel" className="w-full">
          Yes, cancel it
        </Button>
      </form>
    </details>
  )
}
