import { Agent, get } from 'node:http'

// Visitors who come at a steady pace whether or not they are kept waiting: a process of its own, so
// that nothing else holds up their clocks. Told to end, it tells how long each has waited.
const [origin = '', everyMs = '', ...paths] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })
const waits: number[] = []
let asked = 0

const coming = setInterval(() => {
  const began = performance.now()
  const path = paths[asked++ % paths.length]
  get(`${origin}${path}`, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
    response.resume().on('end', () => waits.push(performance.now() - began))
  })
}, Number(everyMs))

process.once('message', () => {
  clearInterval(coming)
  const ending = setInterval(() => {
    if (waits.length < asked) return
    clearInterval(ending)
    process.send?.(waits, () => process.exit())
  }, 10)
})
