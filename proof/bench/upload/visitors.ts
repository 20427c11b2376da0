import { Agent } from 'node:http'

import { request, type HttpResult } from '#proof/http-client.ts'

// Requests at a steady rate, whether or not earlier ones have been served. A process of its own, so
// that nothing else delays its timers. On a message it ends and reports what came of each request.
const [origin = '', everyMs = '', ...paths] = process.argv.slice(2)
const options = { agent: new Agent({ keepAlive: true }), headers: { 'accept-encoding': 'br' } }
const visits: Promise<Pick<HttpResult, 'status' | 'ms'>>[] = []

async function visit(path = '') {
  const { status, ms } = await request(origin + path, options)
  return { status, ms }
}

const sending = setInterval(
  () => visits.push(visit(paths[visits.length % paths.length])),
  Number(everyMs),
)

process.once('message', () => {
  clearInterval(sending)
  void Promise.all(visits).then((results) => process.send?.(results, () => process.exit()))
})
