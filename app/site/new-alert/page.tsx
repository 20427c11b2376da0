import { data, redirect } from 'react-router'

import { agencyFrom } from '#app/agency.tsx'
import { addressContext, appContext, failureContext, formContext } from '#app/context.ts'
import { languageFrom, useEnglishMark, useWords } from '#app/language.tsx'
import { SENT } from '#app/site/enquiry/enquiry-result.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, Select, TextInput } from '#app/ui/field.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'
import { ALERT_WORDS } from '#domain/alerts/alert-words.ts'
import { newAlertFor } from '#domain/alerts/alert.ts'
import * as alerts from '#domain/alerts/alerts.server.ts'
import { normalSearch } from '#domain/alerts/saved-search.ts'
import { searchReader } from '#domain/alerts/search-reader.server.ts'
import { parse } from '#domain/fields.ts'
import { inLanguage, languageOf } from '#domain/language.ts'
import { Invalid, Problem } from '#domain/problem.ts'
import { networkOf } from '#domain/throttle/network.ts'

import type { Route } from './+types/page.ts'
import { WORDS } from './words.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${WORDS[languageFrom(matches)].title} | ${agencyFrom(matches).name}` },
  { name: 'robots', content: 'noindex' },
]

/** In the address of the page that a saved search leads to. */
const SENT_ALERT = 'alert'

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { pathname, search, searchParams } = new URL(request.url)
  const language = languageOf(pathname)
  const { profile } = await app.agency.current()
  const query = normalSearch(search) ?? ''
  return {
    isSent: searchParams.get(SENT) === SENT_ALERT,
    query: query === '' ? '' : `?${query}`,
    conditions: await searchReader(app).labels(query, language),
    consent: ALERT_WORDS[language].consent(inLanguage(language, profile).name),
  }
}

const FORM_LIMITS = { part: 'file', maxFiles: 0, maxTextBytes: 2000 }

interface SaveFailure {
  message: string
  email: string
  frequency: string
  errors: Record<string, string>
}

export async function action({ context, request }: Route.ActionArgs) {
  const app = context.get(appContext)
  const { pathname, search } = new URL(request.url)
  const language = languageOf(pathname)
  const words = WORDS[language]
  let typed = { email: '', frequency: '' }
  const failed = (status: number, message: string, errors: Record<string, string> = {}) =>
    data<SaveFailure>({ ...typed, message, errors }, { status })
  try {
    const { fields } = await context.get(formContext)(FORM_LIMITS, () => Promise.resolve(null))
    typed = { email: fields['email'] ?? '', frequency: fields['frequency'] ?? '' }
    const given = { ...typed, search, language }
    await alerts.request(
      app,
      parse(newAlertFor(given), given),
      networkOf(context.get(addressContext)),
    )
    // To another address, so that loading the page again sends nothing.
    const query = new URLSearchParams(normalSearch(search))
    query.set(SENT, SENT_ALERT)
    return redirect(`${urls.newAlert()}?${query}`, 303)
  } catch (error) {
    if (error instanceof Invalid)
      return failed(422, error.fields['search'] ?? words.notSaved, error.fields)
    if (error instanceof Problem) return failed(422, error.message)
    app.log.error({ err: error }, 'a search was not saved')
    context.set(failureContext, error)
    return failed(500, words.tryLater)
  }
}

export default function NewAlertPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isSent, query, conditions, consent } = loaderData
  const words = useWords(WORDS)
  const englishMark = useEnglishMark()
  const search = conditions.join(' · ')
  return (
    <>
      <PageHead crumbs={[{ label: words.title }]} title={isSent ? words.sentTitle : words.title}>
        {!isSent && <p className="mt-5 max-w-measure text-lead text-ink-soft">{words.about}</p>}
      </PageHead>
      <div className="wrap grid-12 items-start gap-y-10 pb-section">
        <section aria-label={words.yourSearch} className="col-span-full lg:col-[1/6]">
          <dl className="border-t border-ink">
            <div className="border-b border-line-strong py-4">
              <dt className="text-caption text-ink-mute">{words.yourSearch}</dt>
              <dd className="mt-1 font-display text-title-3 wrap-anywhere numerals">
                <bdi {...englishMark(search)}>{search}</bdi>
              </dd>
            </div>
          </dl>
          <TextLink to={urls.properties + query} className="mt-2">
            {isSent ? words.backToSearch : words.changeSearch}
          </TextLink>
        </section>
        <div className="col-span-full bg-sand p-[clamp(1.5rem,2.2vw,2rem)] lg:col-[7/13]">
          {isSent ? (
            <Alert kind="success">{words.sent}</Alert>
          ) : (
            <SaveForm consent={consent} failure={actionData} />
          )}
        </div>
      </div>
    </>
  )
}

function SaveForm({ consent, failure }: { consent: string; failure: SaveFailure | undefined }) {
  const words = useWords(WORDS)
  const errors = failure?.errors ?? {}
  return (
    <form method="post" aria-label={words.title} className="grid gap-4">
      {failure && (
        <div role="alert">
          <Alert kind="error">{failure.message}</Alert>
        </div>
      )}
      <Field label={words.email} name="email" error={errors['email']}>
        <TextInput type="email" autoComplete="email" required defaultValue={failure?.email} />
      </Field>
      <Field label={words.frequency} name="frequency" error={errors['frequency']}>
        <Select defaultValue={failure?.frequency || 'now'}>
          {Object.entries(words.frequencies).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <p className="text-caption text-ink-soft">{consent}</p>
      <Button type="submit" className="w-full">
        {words.save}
      </Button>
    </form>
  )
}
