import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { App } from '#domain/app.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as users from '#domain/team/users.server.ts'
import * as webhooks from '#domain/webhooks/webhooks.server.ts'
import type { EventType } from '#domain/webhooks/webhook.ts'
import { countArrivals, type Arrival } from '#proof/arrivals.ts'
import { mailSettings, siteSetup } from '#proof/sites.ts'
import { seededRandom } from '#proof/durability/seeded-random.ts'
import { assemble } from '#server/assemble.ts'
import { readConfig } from '#server/config.ts'
import { REUSE_COMPILED } from '#test/running-site.ts'
import { header, startSmtp } from '#test/smtp.ts'

import { faultsOfAlerts, faultsOfMonth, faultsOfWebhooks } from './check-month.ts'
import { planMonth, type MonthSize, type Step, type StepResult } from './month-plan.ts'
import { startReceiver } from './webhook-receiver.ts'

const WORKER = fileURLToPath(new URL('month-worker.ts', import.meta.url))
const PROCESSES = 2
const ALERTS = 6
const MAX_LIFE_MS = 40

/**
 * Lets a made-up month pass on two processes of one site, kills one of them at random moments, and
 * looks whether every enquiry was assigned and told of exactly once.
 */
export async function passMonth(folder: string, size: MonthSize, settings = {}) {
  await using smtp = await startSmtp()
  await using receiver = await startReceiver(size.seed + 2)
  const own = { WEBHOOKS_PRIVATE: '1', ...mailSettings(smtp), ...settings }
  const site = siteSetup(join(folder, 'site'), own).settings
  const assembled = await assemble(readConfig(site))
  const { app } = assembled
  try {
    await addWebhook(app, receiver.url)
    await addAlerts(app)
    const steps = planMonth(size, await addTeamAndListings(app))
    const received = new Map<string, Arrival>()
    // Counted at each step, so that their texts can be forgotten.
    const onStep = () => void countArrivals(smtp.emails.splice(0), messageId, received)
    const kills = await passSteps(steps, { size, site, onStep })
    // All rows of a month are read at once, which takes longer than a page may.
    return await app.withoutTimeouts(async (db) => {
      const month = await faultsOfMonth(db, steps, received)
      const webhooks = await faultsOfWebhooks(db, receiver.arrived)
      const alerts = await faultsOfAlerts(db, steps)
      const faults = [...month.faults, ...webhooks.faults, ...alerts.faults]
      return { kills, ...month, ...webhooks, ...alerts, faults }
    })
  } finally {
    await assembled.close()
  }
}

function addWebhook(app: App, url: string) {
  const events: EventType[] = ['enquiry.created', 'enquiry.changed']
  return webhooks.add(app, { url, format: 'standard', events })
}

/** Half of them are told at once, half daily. */
async function addAlerts({ db, clock }: App): Promise<void> {
  const now = clock.now().toISOString()
  const alerts = Array.from({ length: ALERTS }, (_, index) => ({
    reference: `alert-${index}`,
    email: `alert-${index}@example.com`,
    email_key: `alert-${index}@example.com`,
    search: '',
    frequency: index % 2 === 0 ? ('now' as const) : ('daily' as const),
    language: index % 3 === 0 ? ('ar' as const) : ('en' as const),
    state: 'active' as const,
    consent: 'Yes',
    consented_at: now,
    confirmed_at: now,
    ended_at: null,
    email_id: null,
  }))
  await db.insertInto('alerts').values(alerts).execute()
}

/** An owner, four agents, and listings of which every third has no agent. */
async function addTeamAndListings(app: App): Promise<number[]> {
  const agents: number[] = []
  for (const [index, name] of ['Mariam', 'Layla', 'Yousef', 'Noor', 'Omar'].entries()) {
    const email = `${name.toLowerCase()}@agency.example`
    const role = index === 0 ? 'owner' : 'agent'
    const { id } = await users.create(app, { name, role, email })
    const login = await app.db
      .insertInto('administrators')
      .values({ username: email, password_hash: 'none', created_at: new Date().toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const own = { administrator_id: login.id }
    await app.db.updateTable('users').set(own).where('id', '=', id).execute()
    if (role === 'agent') agents.push(id)
  }
  const listings: number[] = []
  for (let index = 0; index < 30; index++) {
    const agent_id = index % 3 === 0 ? undefined : agents[index % agents.length]
    const home = { properties_title: `Home ${index}`, ...(agent_id !== undefined && { agent_id }) }
    listings.push((await properties.create(app, home)).id)
  }
  return listings
}

/** Returns how often a process was killed. */
async function passSteps(
  steps: Step[],
  { size, site, onStep }: { size: MonthSize; site: Record<string, string>; onStep: () => void },
): Promise<number> {
  const random = seededRandom(size.seed + 1)
  const killAt = new Set<number>()
  // Only where something is done: a process that waits loses nothing.
  const busy = steps.filter(({ enquiries, answers }) => enquiries.length + answers.length > 0)
  while (killAt.size < Math.min(size.kills, busy.length))
    killAt.add(busy[Math.floor(random.below(busy.length))]?.number ?? 0)
  const workers = await Promise.all(Array.from({ length: PROCESSES }, () => start(site)))
  try {
    for (const step of steps) {
      const victim = killAt.has(step.number) ? Math.floor(random.below(PROCESSES)) : undefined
      const parts = splitBetweenProcesses(step)
      await Promise.all(
        parts.map(async (part, index) => {
          const worker = workers[index]
          if (!worker) return
          const isKilled = index === victim
          if (isKilled) setTimeout(() => worker.kill('SIGKILL'), random.below(MAX_LIFE_MS))
          if ((await sendStep(worker, part)) && !isKilled) return
          // What was not confirmed is sent again, as a visitor's browser does.
          workers[index] = await replace(worker, site)
          await sendStep(workers[index], part)
        }),
      )
      onStep()
    }
  } finally {
    for (const worker of workers) worker.kill('SIGKILL')
  }
  return killAt.size
}

/** Each process takes half of what arrives; the answers are given at the other one. */
function splitBetweenProcesses(step: Step): Step[] {
  return Array.from({ length: PROCESSES }, (_, index) => ({
    ...step,
    enquiries: step.enquiries.filter((__, position) => position % PROCESSES === index),
    answers: step.answers.filter((__, position) => position % PROCESSES !== index),
    homes: index === 0 ? step.homes : [],
  }))
}

async function start(site: Record<string, string>): Promise<ChildProcess> {
  const child = fork(WORKER, {
    env: { PATH: process.env['PATH'], ...REUSE_COMPILED, ...site },
    stdio: 'inherit',
  })
  await once(child, 'message')
  return child
}

async function replace(worker: ChildProcess, site: Record<string, string>): Promise<ChildProcess> {
  if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit')
  if (worker.signalCode !== 'SIGKILL') throw new Error('A process of the site has failed.')
  return start(site)
}

/** Has a process do a step. False where it ended before the step was done. */
async function sendStep(worker: ChildProcess, step: Step): Promise<boolean> {
  if (worker.signalCode !== null || worker.exitCode !== null) return false
  const done = new AbortController()
  worker.send(step, () => {})
  try {
    return await Promise.race([
      once(worker, 'message', done).then(([result]) => (result as StepResult).done === step.number),
      once(worker, 'exit', done).then(() => false),
    ])
  } finally {
    done.abort()
  }
}

function messageId(email: string): string | undefined {
  return /<(.*)@/.exec(header(email, 'Message-ID') ?? '')?.[1]
}
