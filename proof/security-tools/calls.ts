import fc from 'fast-check'

import type { Section } from '#proof/report/section.ts'
import { anyRequest, type AnyRequest } from '#test/calls/any-request.ts'
import { judgeOf } from '#test/calls/check-response.ts'
import { operationsOf, type ApiDocument, type Operation } from '#test/calls/operation.ts'
import { form } from '#test/samples.ts'

import { logIn, withDemoSite, type DemoSite } from './demo-site.ts'
import { nothing } from './findings.ts'

const REQUESTS = 200_000

interface Tried {
  operation: Operation
  /** How many answers there were of each status. */
  statuses: Map<number, number>
  fault: string | null
}

/** Requests that fast-check makes up from the API's own document, to each call of it. */
export function calls(): Promise<Section> {
  return withDemoSite(
    async (site) => {
      const document = (await (await fetch(`${site.url}/api/openapi.json`)).json()) as ApiDocument
      const operations = operationsOf(document)
      const each = Math.ceil(REQUESTS / operations.length)
      const tried: Tried[] = []
      for (const operation of operations) {
        tried.push(await tryCall(site, operation, each))
        console.log(`${operation.name}: ${tried.at(-1)?.fault ?? 'as promised'}`)
      }
      return section(tried)
    },
    { TRUST_PROXY: '1', LOG_LEVEL: 'error' },
  )
}

async function tryCall(site: DemoSite, operation: Operation, times: number): Promise<Tried> {
  const caller = callerOf(site)
  const judge = judgeOf(operation)
  const statuses = new Map<number, number>()
  const property = fc.asyncProperty(anyRequest(operation), async (request) => {
    const answer = await caller.send(request)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    const fault = judge(answer)
    if (fault) throw new Error(fault)
  })
  const { failed, counterexample, errorInstance } = await fc.check(property, { numRuns: times })
  const why = `${String(errorInstance)} ${JSON.stringify(counterexample)}`
  return { operation, statuses, fault: failed ? `${operation.name}: ${why}` : null }
}

/** Sends as an administrator, who logs in again when a call has ended the session. */
function callerOf(site: DemoSite) {
  let { token } = site
  let sent = 0
  return {
    async send({ method, url, body }: AnyRequest) {
      sent += 1
      const given = await bodyOf(body)
      const answer = await fetch(site.url + url, {
        method,
        ...(given.body && { body: given.body }),
        headers: {
          authorization: `Bearer ${token}`,
          // From several addresses: one alone would be told to wait for good, and tried no further.
          'x-forwarded-for': `10.0.${(sent >> 10) & 255}.1`,
          ...given.headers,
        },
      })
      const type = answer.headers.get('content-type') ?? ''
      if (answer.status === 401 && !/login|logout/.test(url)) token = await logIn(site.url, sent)
      return { status: answer.status, type, body: await answer.text() }
    },
  }
}

async function bodyOf(
  body: AnyRequest['body'],
): Promise<{ body?: BodyInit; headers?: Record<string, string> }> {
  if (!body) return {}
  if (body.type === 'json')
    return { body: body.text, headers: { 'content-type': 'application/json' } }
  const { payload, headers } = await form(body.parts)
  return { body: new Uint8Array(payload), headers }
}

function section(tried: Tried[]): Section {
  const sum = (counts: Iterable<number>) => [...counts].reduce((a, b) => a + b, 0)
  const requests = sum(tried.map(({ statuses }) => sum(statuses.values())))
  const faults = tried.flatMap(({ fault }) => fault ?? [])
  return {
    title: 'Any request to every call',
    says: `fast-check makes up requests from the API's own document: what it asks for, with anything in
the place of some of it. Every answer must have a status that the document promises, and the shape that
it promises for it; none may be a 5xx.`,
    tables: [
      {
        head: ['call', 'requests', 'answers'],
        rows: tried.map(({ operation, statuses }) => [
          `\`${operation.name}\``,
          `${sum(statuses.values())}`,
          [...statuses]
            .toSorted(([a], [b]) => a - b)
            .map(([status, times]) => `${status}: ${times}`)
            .join(', '),
        ]),
      },
    ],
    figures: [
      nothing(`fast-check: calls that failed or broke their promise, ${requests} requests`, faults),
    ],
  }
}
