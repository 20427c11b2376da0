import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { mailSettings, siteSetup } from '#proof/sites.ts'
import { request } from '#proof/http-client.ts'
import { noFindings } from '#proof/report/goal.ts'
import { table, type Section } from '#proof/report/section.ts'
import { temporaryFolder } from '#proof/temporary-folder.ts'
import { waitUntil } from '#proof/wait-until.ts'
import { unlessMissing } from '#storage/files/disk.ts'
import { logIn, startSite } from '#test/running-site.ts'
import { jpeg } from '#test/samples.ts'
import { startSmtp } from '#test/smtp.ts'

import { readJson, requestAsAdmin } from './site-client.ts'

const PERSON = {
  name: 'Zenobia Quillfeather',
  email: 'zenobia.quillfeather@example.com',
  phone: '+971 50 555 7391',
}
const WORDS = 'The heirloom samovar stays in the house.'
/** Texts that identify the person, wherever they stand. */
const TRACES = [PERSON.name, PERSON.email, PERSON.phone, '971505557391', 'samovar']

export async function testErasure(): Promise<Section> {
  const { before, after } = await eraseAndSearch()
  if (before.length === 0) throw new Error('Nothing told of the person before')
  return {
    title: 'Erasure, on raw bytes',
    description:
      'A person sends an enquiry of every kind, their emails are sent, and an administrator erases them while the site runs. Every byte of the data folder and of the log is searched for their name, address, number and words: the database, its log and the outbox; and none of their photos may be left. (SQLite; PostgreSQL writes over deleted rows after its next vacuum.)',
    tables: [
      table(' | told of the person', [
        ['before', before.join(', ')],
        ['after', after.join(', ') || 'nothing'],
      ]),
    ],
    goals: [noFindings('Erasure: files that still tell of the person', after)],
  }
}

/** The files that tell of the person, before they are erased and after it. */
async function eraseAndSearch() {
  await using folder = await temporaryFolder('erasure')
  await using smtp = await startSmtp()
  const settings = { LOG_LEVEL: 'info', ...mailSettings(smtp) }
  await using site = await startSite(siteSetup(folder.path, settings).settings)
  await sendEverything(site.url)
  await waitUntil(() => smtp.emails.length >= 4, {
    maxMs: 30_000,
    everyMs: 50,
    what: 'the emails to be sent',
  })
  const before = await findTraces(folder.path, site.output())
  if ((await privatePhotos(folder.path)).length === 0) throw new Error('No photo was stored')
  const session = { url: site.url, token: await logIn(site.url) }
  const json = { email: PERSON.email, enquiries: 4 }
  readJson(await requestAsAdmin(session, '/api/people/erase', { json }))
  const after = await findTraces(folder.path, site.output())
  return { before, after: [...after, ...(await privatePhotos(folder.path))] }
}

async function sendEverything(url: string): Promise<void> {
  const enquiry = { ...PERSON, message: WORDS }
  const place = { propertyaddress: 'Villa 9', countrycity: 'Dubai' }
  const sell = { ...enquiry, ...place, file: await jpeg() }
  const answers = [
    await request(`${url}/api/send-email`, { json: { ...enquiry, subject: 'samovar' } }),
    await request(`${url}/api/scheduletoure`, { json: enquiry }),
    await request(`${url}/api/send-listproperty`, { json: { ...enquiry, address: 'samovar' } }),
    await request(`${url}/api/send-email-with-file`, { form: sell }),
  ]
  for (const answer of answers) readJson(answer)
}

async function findTraces(folder: string, log: string): Promise<string[]> {
  const found: string[] = hasTrace(log) ? ['the log'] : []
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (file.isFile() && hasTrace(await readFile(join(file.parentPath, file.name), 'latin1')))
      found.push(file.name)
  return found
}

/** Their content says nothing in words, so that none may be left at all. */
function privatePhotos(folder: string): Promise<string[]> {
  return unlessMissing(readdir(join(folder, 'uploads/enquiries')), [])
}

function hasTrace(content: string): boolean {
  return TRACES.some((trace) => content.includes(trace))
}
