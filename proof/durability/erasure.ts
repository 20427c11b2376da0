import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { request, sendJson } from '#proof/http-client.ts'
import { mailSettings, withSmtp } from '#proof/resilience/with-site.ts'
import { noFindings } from '#proof/report/goal.ts'
import { table, type Section } from '#proof/report/section.ts'
import { temporaryFolder } from '#proof/temporary-folder.ts'
import { waitUntil } from '#proof/wait-until.ts'
import { logIn, startSite } from '#test/running-site.ts'
import { form, jpeg } from '#test/samples.ts'

import { readJson, requestAsAdmin } from './site-client.ts'
import { siteSetup } from './site-setup.ts'

const PERSON = {
  name: 'Zenobia Quillfeather',
  email: 'zenobia.quillfeather@example.com',
  phone: '+971 50 555 7391',
}
const WORDS = 'The heirloom samovar stays in the house.'
/** What would tell of the person, wherever it stands. */
const TRACES = [PERSON.name, PERSON.email, PERSON.phone, '971505557391', 'samovar']

export interface ErasureResult {
  /** The files that told of the person before, and those that still do. */
  before: string[]
  after: string[]
}

/** Lets a person send every kind of enquiry, erases them, and reads every byte that the site keeps. */
export function eraseAndSearch(folder: string): Promise<ErasureResult> {
  return withSmtp(async (smtp) => {
    const settings = { ...siteSetup(folder).settings, LOG_LEVEL: 'info', ...mailSettings(smtp) }
    const site = await startSite(settings)
    try {
      const session = { url: site.url, token: await logIn(site.url) }
      await sendEverything(site.url)
      await waitUntil(() => Promise.resolve(smtp.emails.length >= 4), {
        maxMs: 30_000,
        everyMs: 50,
        what: 'the emails to be sent',
      })
      const filesWithTraces = () => findTraces(folder, site.output())
      const before = await filesWithTraces()
      const erased = await requestAsAdmin(session, '/api/people/erase', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: PERSON.email, enquiries: 4 }),
      })
      readJson(erased)
      return { before, after: await filesWithTraces() }
    } finally {
      await site.stop()
    }
  })
}

async function sendEverything(url: string): Promise<void> {
  const enquiry = { ...PERSON, message: WORDS }
  const place = { propertyaddress: 'Villa 9', countrycity: 'Dubai' }
  const sell = await form({ ...enquiry, ...place, file: await jpeg() })
  const answers = [
    await sendJson(`${url}/api/send-email`, { ...enquiry, subject: 'samovar' }),
    await sendJson(`${url}/api/scheduletoure`, enquiry),
    await sendJson(`${url}/api/send-listproperty`, { ...enquiry, address: 'The samovar house' }),
    await request(`${url}/api/send-email-with-file`, {
      method: 'POST',
      headers: sell.headers,
      body: sell.payload,
    }),
  ]
  for (const { status, body } of answers)
    if (status !== 200)
      throw new Error(`An enquiry was answered with ${status}: ${body.toString()}`)
}

async function findTraces(folder: string, log: string): Promise<string[]> {
  const found: string[] = hasTrace(log) ? ['the log'] : []
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (file.isFile() && hasTrace(await readFile(join(file.parentPath, file.name), 'latin1')))
      found.push(file.name)
  return found
}

function hasTrace(content: string): boolean {
  return TRACES.some((trace) => content.includes(trace))
}

export async function testErasure(): Promise<Section> {
  await using folder = await temporaryFolder('erasure')
  const { before, after } = await eraseAndSearch(folder.path)
  if (before.length === 0) throw new Error('Nothing told of the person before')
  return {
    title: 'Erasure, on raw bytes',
    description:
      'A person sends an enquiry of every kind, their emails are sent, and an administrator erases them while the site runs. Every byte of the data folder and of the log is searched for their name, address, number and words: the database, its log, the outbox and the photos. (SQLite; PostgreSQL writes over deleted rows after its next vacuum.)',
    tables: [
      table(' | told of the person', [
        ['before', before.join(', ')],
        ['after', after.join(', ') || 'nothing'],
      ]),
    ],
    goals: [noFindings('Erasure: files that still tell of the person', after)],
  }
}
