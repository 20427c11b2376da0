import { data } from 'react-router'

import {
  addressContext,
  appContext,
  failureContext,
  formContext,
  writerContext,
} from '#app/context.ts'
import { languageFrom, useEnglishMark, useWords } from '#app/language.tsx'
import { PRIVATE_HEADERS } from '#app/private-page.ts'
import { orNotFound } from '#app/site/page-problem.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'
import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import { languageOf } from '#domain/language.ts'
import { Invalid, NotFound, Problem } from '#domain/problem.ts'
import { tourChoices } from '#domain/enquiries/tours/tour-choices.ts'
import { DAY, OFFERED, TIME } from '#domain/enquiries/tours/tour-hours.ts'
import { formatTourTime, toTourTimeInput } from '#domain/enquiries/tours/tour-time.ts'
import type { TourState } from '#domain/enquiries/tours/tour.ts'
import * as tours from '#domain/enquiries/tours/tours.server.ts'
import { networkOf } from '#domain/throttle/network.ts'
import { agencyFrom } from '#app/agency.tsx'

import type { Route } from './+types/page.ts'
import { CancelTour, ChooseTime, MoveTour, type TourChangeResult } from './tour-forms.tsx'
import { WORDS } from './words.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${WORDS[languageFrom(matches)].yourTour} | ${agencyFrom(matches).name}` },
  { name: 'robots', content: 'noindex' },
]

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
      offered: tour.offered_times.map((time) => ({ time, label: formatTourTime(time, language) })),
      input: toTourTimeInput(tour.starts_at),
      calendarFile: tour.state === 'accepted' ? `/tour/${params.token}/tour.ics` : undefined,
      choices: tourChoices(tourHours, app.clock.now(), language),
    },
    { headers: PRIVATE_HEADERS },
  )
}

const FORM_LIMITS = { part: 'file', maxFiles: 0, maxTextBytes: 1000 }

export async function action({ context, params, request }: Route.ActionArgs) {
  const language = languageOf(new URL(request.url).pathname)
  const words = WORDS[language]
  const app = context.get(appContext)
  let typed = { [DAY]: '', [TIME]: '' }
  const network = networkOf(context.get(addressContext))
  const change = async (fields: Record<string, string>) => {
    const [token, intent] = [params.token, fields['intent']]
    if (intent === 'cancel') {
      await tours.cancel(app, token, network, language)
      return 'cancelled'
    }
    if (intent !== 'choose') return tours.move(app, token, fields, network, language)
    await tours.choose(app, token, fields[OFFERED] ?? '', network, language)
    return 'chosen'
  }
  const failed = (status: number, result: Omit<TourChangeResult, 'kind'>) =>
    data<TourChangeResult>({ kind: 'error', ...result }, { status })
  try {
    const { fields } = await context.get(formContext)(FORM_LIMITS, () => Promise.resolve(null))
    typed = { [DAY]: fields[DAY]?.trim() ?? '', [TIME]: fields[TIME]?.trim() ?? '' }
    await enquiries.countAttempt(app, network)
    const done = await change({ ...fields, ...typed })
    return data<TourChangeResult>({ kind: 'success', message: words[done] })
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
  const { property, state, startsAt, offered, reason } = tour
  const words = useWords(WORDS)
  const isOff = state === 'cancelled' || state === 'declined'
  return (
    <>
      <PageHead crumbs={[{ label: words.yourTour }]} title={words.titles[state]} />
      <div className="wrap grid-12 items-start gap-y-10 pb-section">
        <section aria-label={words.theTour} className="col-span-full lg:col-[1/7]">
          {actionData && (
            <div role={actionData.kind === 'success' ? 'status' : 'alert'} className="mb-7">
              <Alert kind={actionData.kind}>{actionData.message}</Alert>
            </div>
          )}
          <dl className="border-t border-ink">
            {state !== 'countered' && (
              <TourFact label={words.timeLabels[state]}>{startsAt}</TourFact>
            )}
            {property && <TourFact label={words.property}>{property.title}</TourFact>}
            {reason && <TourFact label={words.reason}>{reason}</TourFact>}
          </dl>
          <NextStep state={state} />
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
            {tour.calendarFile && (
              <ButtonLink href={tour.calendarFile} download variant="ghost">
                {words.addToCalendar}
              </ButtonLink>
            )}
            {property && <TextLink to={urls.property(property.id)}>{words.seeProperty}</TextLink>}
          </div>
        </section>
        {!isOff && (
          <div className="col-span-full bg-sand p-[clamp(1.5rem,2.2vw,2rem)] lg:col-[8/13]">
            {offered.length > 0 && <ChooseTime times={offered} result={actionData} />}
            <MoveTour
              choices={tour.choices}
              current={tour.input}
              result={actionData}
              isSecond={offered.length > 0}
            />
            <CancelTour />
          </div>
        )}
      </div>
    </>
  )
}

function NextStep({ state }: { state: TourState }) {
  const words = useWords(WORDS)
  return <p className="mt-6 max-w-measure text-ink-soft">{words.nextSteps[state]}</p>
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
