import { Agent, get } from 'node:http'

// Requests at a steady rate, whether or not earlier ones have been served. A process of its own, so
// that nothing else delays its timers. On a message it ends and reports every waiting time.
const [origin = '', everyMs = '', ...paths] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })
const waits: number[] = []
let sent = 0

const sending = setInterval(() => {
  const started = performance.now()
  const path = paths[sent++ % paths.length]
  get(`${origin}${path}`, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
    response.resume().on('end', () => waits.push(performance.now() - started))
  })
}, Number(everyMs))

process.once('message', () => {
  clearInterval(sending)
  const ending = setInterval(() => {
    if (waits.length < sent) return
    clearInterval(ending)
    process.send?.(waits, () => process.exit())
  }, 10)
})
