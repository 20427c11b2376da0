import fc from 'fast-check'

import { startAdminSite, type AdminSite } from '#proof/sites.ts'
import { formatStatuses, request } from '#proof/http-client.ts'
import { noFindings } from '#proof/report/goal.ts'
import { tableOf, type Section } from '#proof/report/section.ts'
import { ipAddress, logInFrom } from '#proof/senders.ts'
import { anyRequest, type AnyRequest } from '#test/openapi/any-request.ts'
import { responseChecker } from '#test/openapi/check-response.ts'
import { operationsOf, type ApiDocument, type Operation } from '#test/openapi/operation.ts'

const REQUESTS = 200_000

interface OperationResult {
  operation: Operation
  /** How many responses had each status. */
  statuses: Map<number, number>
  fault: string | null
}

/** Sends requests that fast-check generates from the API's own document to every operation. */
export async function testAnyApiRequest(): Promise<Section> {
  await using site = await startAdminSite({ TRUST_PROXY: '1', LOG_LEVEL: 'error' })
  const operations = operationsOf(await readApiDocument(site))
  const requestsEach = Math.ceil(REQUESTS / operations.length)
  const results: OperationResult[] = []
  for (const operation of operations) {
    const result = await fuzzOperation(site, operation, requestsEach)
    results.push(result)
    console.log(`${operation.name}: ${result.fault ?? 'as documented'}`)
  }
  const sum = (counts: Iterable<number>) => [...counts].reduce((a, b) => a + b, 0)
  const requests = sum(results.map(({ statuses }) => sum(statuses.values())))
  return {
    title: 'Any request to every API route',
    description:
      "fast-check generates requests from the API's own document: what it describes, with arbitrary values in some places. Every response must have a documented status and the shape documented for it; none may be a 5xx.",
    tables: [
      tableOf(results, {
        route: ({ operation }) => `\`${operation.name}\``,
        requests: ({ statuses }) => sum(statuses.values()),
        responses: ({ statuses }) => formatStatuses(statuses),
      }),
    ],
    goals: [
      noFindings(
        `fast-check: routes that failed or broke their documentation, ${requests} requests`,
        results.flatMap(({ fault }) => fault ?? []),
      ),
    ],
  }
}

export async function readApiDocument({ url }: AdminSite): Promise<ApiDocument> {
  return (await (await fetch(`${url}/api/openapi.json`)).json()) as ApiDocument
}

async function fuzzOperation(
  site: AdminSite,
  operation: Operation,
  times: number,
): Promise<OperationResult> {
  const send = createSender(site)
  const checkResponse = responseChecker(operation)
  const statuses = new Map<number, number>()
  const property = fc.asyncProperty(anyRequest(operation), async (generated) => {
    const response = await send(generated)
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    const fault = checkResponse(response)
    if (fault) throw new Error(fault)
  })
  const { failed, counterexample, errorInstance } = await fc.check(property, { numRuns: times })
  const reason = `${String(errorInstance)} ${JSON.stringify(counterexample)}`
  return { operation, statuses, fault: failed ? `${operation.name}: ${reason}` : null }
}

/** Sends as an administrator, who logs in again when a request has ended the session. */
function createSender(site: AdminSite) {
  let { token } = site
  let sent = 0
  return async ({ method, url, body }: AnyRequest) => {
    sent += 1
    const response = await request(site.url + url, {
      method,
      token,
      // From several addresses: a single one would soon get nothing but 429.
      from: ipAddress((sent >> 10) << 8),
      ...contentOf(body),
    })
    if (response.status === 401 && !/login|logout/.test(url)) {
      const login = await logInFrom(site, ipAddress(0xff_00_00 + sent))
      token = (JSON.parse(login.body.toString()) as { token: string }).token
    }
    const type = response.headers['content-type'] ?? ''
    return { status: response.status, type, body: response.body.toString() }
  }
}

function contentOf(body: AnyRequest['body']) {
  if (!body) return {}
  if (body.type !== 'json') return { form: body.parts }
  return { body: body.text, headers: { 'content-type': 'application/json' } }
}
