import { data } from 'react-router'

import { appContext, failureContext, visitorContext, writerContext } from '#app/context.ts'
import { orNotFound } from '#app/site/page-problem.ts'
import { Alert } from '#app/ui/alert.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import { Invalid, NotFound, Problem } from '#domain/problem.ts'
import { DAY, TIME } from '#domain/enquiries/tours/tour-hours.ts'
import { formatTourTime, toTourTimeInput } from '#domain/enquiries/tours/tour-time.ts'
import * as tours from '#domain/enquiries/tours/tours.server.ts'
import { site } from '#agency/profile.ts'

import type { Route } from './+types/page.ts'
import { CancelTour } from './cancel-tour.tsx'
import { MoveTour, type MoveAnswer } from './move-tour.tsx'

export const handle = { enquire: '/contact-us' }

export const meta: Route.MetaFunction = () => [
  { title: `Your tour | ${site.name}` },
  { name: 'robots', content: 'noindex' },
]

// Whoever holds the address may change the tour: it is told to nobody, and kept by nobody.
const PRIVATE = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
}

export function headers() {
  return PRIVATE
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const tour = await orNotFound(tours.open(context.get(writerContext), params.token))
  return data(
    { ...tour, words: formatTourTime(tour.starts_at), typed: toTourTimeInput(tour.starts_at) },
    { headers: PRIVATE },
  )
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const app = context.get(appContext)
  const form = await readForm(request)
  const typed = { [DAY]: textOf(form, DAY), [TIME]: textOf(form, TIME) }
  const network = context.get(visitorContext)
  try {
    await enquiries.countAttempt(app, network)
    if (form.get('intent') === 'cancel') {
      await tours.cancel(app, params.token, network)
      return answer('success', 'Your tour is cancelled. We have told the agency.')
    }
    await tours.move(app, params.token, typed, network)
    return answer('success', 'Your tour is moved. We have told the agency.')
  } catch (error) {
    if (error instanceof NotFound) throw new Response('Not found.', { status: 404 })
    if (error instanceof Invalid) {
      const failed = answer('error', 'Your tour was not changed.', typed, error.fields)
      return data(failed, { status: 422 })
    }
    if (error instanceof Problem) return data(answer('error', error.message), { status: 422 })
    app.log.error({ err: error }, 'a tour was not changed')
    context.set(failureContext, error)
    return data(answer('error', 'Your tour was not changed. Please try again later.'), {
      status: 500,
    })
  }
}

// Two short fields: whatever else is sent is not even read.
async function readForm(request: Request): Promise<FormData> {
  const plain = /^application\/x-www-form-urlencoded\b/i
  if (!plain.test(request.headers.get('content-type') ?? '')) return new FormData()
  return request.formData().catch(() => new FormData())
}

function answer(
  kind: MoveAnswer['kind'],
  message: string,
  typed?: MoveAnswer['typed'],
  errors: MoveAnswer['errors'] = {},
): MoveAnswer {
  return { kind, message, typed, errors }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

export default function TourPage({ loaderData: tour, actionData }: Route.ComponentProps) {
  const { property, state, words } = tour
  const cancelled = state === 'cancelled'
  return (
    <>
      <PageHead
        crumbs={[{ label: 'Home', to: '/' }, { label: 'Your tour' }]}
        title={cancelled ? 'Your tour is cancelled' : 'Your tour'}
      />
      <div className="wrap grid-12 items-start gap-y-10 pb-section">
        <section aria-label="The tour" className="col-span-full lg:col-[1/7]">
          {actionData && (
            <div role={actionData.kind === 'success' ? 'status' : 'alert'} className="mb-7">
              <Alert kind={actionData.kind}>{actionData.message}</Alert>
            </div>
          )}
          <dl className="border-t border-ink">
            <Line label={cancelled ? 'Was proposed for' : 'Proposed for'}>{words}</Line>
            {property && <Line label="Property">{property.title}</Line>}
          </dl>
          <p className="mt-6 max-w-measure text-ink-soft">
            {cancelled
              ? 'You are welcome to propose another time on the page of the property.'
              : 'We will reach out to confirm it. Until then you can change it here.'}
          </p>
          {property?.id != null && (
            <TextLink to={`/properties2/${property.id}`} className="mt-2">
              See the property
            </TextLink>
          )}
        </section>
        {!cancelled && (
          <div className="col-span-full bg-sand p-[clamp(1.5rem,2.2vw,2rem)] lg:col-[8/13]">
            <MoveTour typed={tour.typed} answer={actionData} />
            <CancelTour />
          </div>
        )}
      </div>
    </>
  )
}

function Line({ label, children }: { label: string; children: string }) {
  return (
    <div className="border-b border-line-strong py-4">
      <dt className="text-caption text-ink-mute">{label}</dt>
      <dd className="mt-1 font-display text-title-3 wrap-anywhere numerals">{children}</dd>
    </div>
  )
}
