import { data } from 'react-router'

import {
  appContext,
  failureContext,
  formContext,
  visitorContext,
  writerContext,
} from '#app/context.ts'
import { languageFrom, useEnglishMark, useWords } from '#app/language.tsx'
import { DaySelect } from '#app/site/enquiry/tour-times.tsx'
import { WORDS as FORM_WORDS } from '#app/site/enquiry/words.ts'
import { orNotFound } from '#app/site/page-problem.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'
import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import { languageOf } from '#domain/language.ts'
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
import { WORDS } from './words.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${WORDS[languageFrom(matches)].yourTour} | ${agencyFrom(matches).name}` },
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

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname)
  const app = context.get(writerContext)
  const { tourHours } = await app.agency.current()
  const tour = await orNotFound(tours.open(app, params.token, language))
  return data(
    {
      ...tour,
      startsAt: formatTourTime(tour.starts_at, language),
      input: toTourTimeInput(tour.starts_at),
      choices: tourChoices(tourHours, app.clock.now(), language),
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

export async function action({ context, params, request }: Route.ActionArgs) {
  const language = languageOf(new URL(request.url).pathname)
  const words = WORDS[language]
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
    if (isCancelled) await tours.cancel(app, params.token, network, language)
    else await tours.move(app, params.token, typed, network, language)
    const message = isCancelled ? words.cancelled : words.moved
    return data<TourChangeResult>({ kind: 'success', message })
  } catch (error) {
    if (error instanceof NotFound) throw new Response('Not found.', { status: 404 })
    if (error instanceof Invalid)
      return failed(422, { message: words.notChanged, typed, errors: error.fields })
    if (error instanceof Problem) return failed(422, { message: error.message })
    app.log.error({ err: error }, 'a tour was not changed')
    context.set(failureContext, error)
    return failed(500, { message: words.tryLater })
  }
}

export default function TourPage({ loaderData: tour, actionData }: Route.ComponentProps) {
  const { property, state, startsAt } = tour
  const words = useWords(WORDS)
  const isCancelled = state === 'cancelled'
  return (
    <>
      <PageHead
        crumbs={[{ label: words.yourTour }]}
        title={isCancelled ? words.cancelledTour : words.yourTour}
      />
      <div className="wrap grid-12 items-start gap-y-10 pb-section">
        <section aria-label={words.theTour} className="col-span-full lg:col-[1/7]">
          {actionData && (
            <div role={actionData.kind === 'success' ? 'status' : 'alert'} className="mb-7">
              <Alert kind={actionData.kind}>{actionData.message}</Alert>
            </div>
          )}
          <dl className="border-t border-ink">
            <TourFact label={isCancelled ? words.wasProposed : words.proposed}>{startsAt}</TourFact>
            {property && <TourFact label={words.property}>{property.title}</TourFact>}
          </dl>
          <p className="mt-6 max-w-measure text-ink-soft">
            {isCancelled ? words.proposeAgain : words.toBeConfirmed}
          </p>
          {property && (
            <TextLink to={urls.property(property.id)} className="mt-2">
              {words.seeProperty}
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
  const englishMark = useEnglishMark()
  return (
    <div className="border-b border-line-strong py-4">
      <dt className="text-caption text-ink-mute">{label}</dt>
      <dd dir="auto" {...englishMark(children)} className="mt-1 font-display text-title-3 numerals">
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
  const words = useWords(WORDS)
  const formWords = useWords(FORM_WORDS)
  return (
    <form method="post" noValidate aria-labelledby="another-time" className="grid gap-4">
      <h2 id="another-time" className="font-display text-title-2">
        {words.anotherTime}
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={formWords.day} name={DAY} error={errors[DAY]}>
          <DaySelect days={choices.days} defaultValue={values[DAY]} />
        </Field>
        <Field label={formWords.timeInDubai} name={TIME} error={errors[TIME]}>
          <Select defaultValue={values[TIME]}>
            {choices.times.map((time) => (
              <option key={time}>{time}</option>
            ))}
          </Select>
        </Field>
      </div>
      <p className="text-caption text-ink-mute">{formWords.tours(choices.description)}</p>
      <Button type="submit" name="intent" value="move" className="w-full">
        {words.move}
      </Button>
    </form>
  )
}

/** Asks for confirmation before cancelling, also without JavaScript. */
function CancelTour() {
  const words = useWords(WORDS)
  return (
    <details className="mt-6 border-t border-line-strong pt-3">
      <summary className="flex min-h-target cursor-pointer items-center text-small font-strong underline decoration-brass-deep underline-offset-4">
        {words.cancel}
      </summary>
      <form method="post" className="mt-2 grid gap-4">
        <p className="text-small text-ink-soft">{words.whatCancelling}</p>
        <Button type="submit" variant="ghost" name="intent" value="cancel" className="w-full">
          {words.yesCancel}
        </Button>
      </form>
    </details>
  )
}
