import { data } from 'react-router'

import { agencyFrom } from '#app/agency.tsx'
import { appContext, failureContext, formContext, writerContext } from '#app/context.ts'
import { languageFrom, useEnglishMark, useWords } from '#app/language.tsx'
import { PRIVATE_HEADERS } from '#app/private-page.ts'
import { orNotFound } from '#app/site/page-problem.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'
import * as alerts from '#domain/alerts/alerts.server.ts'
import { languageOf } from '#domain/language.ts'
import { Gone, NotFound, Problem } from '#domain/problem.ts'

import type { Route } from './+types/page.ts'
import { WORDS } from './words.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${WORDS[languageFrom(matches)].alert} | ${agencyFrom(matches).name}` },
  { name: 'robots', content: 'noindex' },
]

export function headers() {
  return PRIVATE_HEADERS
}

// Changes nothing: mail programs open the links of an email by themselves.
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname)
  const opened = alerts.open(context.get(writerContext), params.token, language)
  try {
    return data(await orNotFound(opened), { headers: PRIVATE_HEADERS })
  } catch (error) {
    if (!(error instanceof Response && error.status === 410)) throw error
    return data({ state: 'gone' as const }, { status: 410, headers: PRIVATE_HEADERS })
  }
}

const FORM_LIMITS = { part: 'file', maxFiles: 0, maxTextBytes: 1000 }

interface ChangeResult {
  kind: 'success' | 'error'
  message: string
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const language = languageOf(new URL(request.url).pathname)
  const words = WORDS[language]
  const app = context.get(appContext)
  const failed = (status: number, message: string) =>
    data<ChangeResult>({ kind: 'error', message }, { status })
  try {
    const { fields } = await context.get(formContext)(FORM_LIMITS, () => Promise.resolve(null))
    const isConfirmed = fields['intent'] === 'confirm'
    if (isConfirmed) await alerts.confirm(app, params.token, language)
    else await alerts.end(app, params.token)
    const message = isConfirmed ? words.confirmed : words.ended
    return data<ChangeResult>({ kind: 'success', message })
  } catch (error) {
    if (error instanceof Gone) return failed(410, words.headings.gone)
    if (error instanceof NotFound) throw new Response('Not found.', { status: 404 })
    if (error instanceof Problem) return failed(422, error.message)
    app.log.error({ err: error }, 'an alert was not changed')
    context.set(failureContext, error)
    return failed(500, words.tryLater)
  }
}

export default function AlertPage({ loaderData: alert, actionData }: Route.ComponentProps) {
  const words = useWords(WORDS)
  const { state } = alert
  const search = state === 'gone' || alert.search === '' ? '' : `?${alert.search}`
  return (
    <>
      <PageHead crumbs={[{ label: words.alert }]} title={words.headings[state]} />
      <div className="wrap grid-12 items-start gap-y-10 pb-section">
        <section aria-label={words.alert} className="col-span-full lg:col-[1/7]">
          {actionData && (
            <div role={actionData.kind === 'success' ? 'status' : 'alert'} className="mb-7">
              <Alert kind={actionData.kind}>{actionData.message}</Alert>
            </div>
          )}
          {state !== 'gone' && (
            <dl className="border-t border-ink">
              <Fact label={words.search}>{alert.conditions.join(' · ')}</Fact>
              <Fact label={words.email}>{alert.email}</Fact>
              <Fact label={words.frequency}>{words.frequencies[alert.frequency]}</Fact>
            </dl>
          )}
          <TextLink to={urls.properties + search} className="mt-2">
            {words.seeHomes}
          </TextLink>
        </section>
        <div className="col-span-full grid gap-5 bg-sand p-[clamp(1.5rem,2.2vw,2rem)] lg:col-[8/13]">
          <p>{words.notes[state]}</p>
          {(state === 'pending' || state === 'active') && <ChangeForm state={state} />}
        </div>
      </div>
    </>
  )
}

function Fact({ label, children }: { label: string; children: string }) {
  const englishMark = useEnglishMark()
  return (
    <div className="border-b border-line-strong py-4">
      <dt className="text-caption text-ink-mute">{label}</dt>
      <dd className="mt-1 font-display text-title-3 wrap-anywhere numerals">
        <bdi {...englishMark(children)}>{children}</bdi>
      </dd>
    </div>
  )
}

function ChangeForm({ state }: { state: 'pending' | 'active' }) {
  const words = useWords(WORDS)
  const isPending = state === 'pending'
  return (
    <form method="post">
      <Button
        type="submit"
        variant={isPending ? undefined : 'ghost'}
        name="intent"
        value={isPending ? 'confirm' : 'end'}
        className="w-full"
      >
        {isPending ? words.confirm : words.end}
      </Button>
    </form>
  )
}
