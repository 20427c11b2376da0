import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { assertNothingMissing, cannotMount, run } from '#proof/debian-tools.ts'
import { request } from '#proof/http-client.ts'
import { noFindings } from '#proof/report/goal.ts'
import { tableOf, type Section } from '#proof/report/section.ts'
import { sendEnquiry } from '#proof/senders.ts'
import { temporaryFolder } from '#proof/temporary-folder.ts'
import { logIn, startSite } from '#test/running-site.ts'
import { jpeg } from '#test/samples.ts'

import { mountSmallDisk, type SmallDisk } from './disks.ts'
import { siteSetup } from '#proof/sites.ts'

interface BadStart {
  /** What the site must say. */
  sentence: string
  /** Whether it serves its pages all the same. */
  serves?: boolean
  needsDisk?: boolean
  spoil: (folder: string, means: Means) => Promise<void> | void
}

interface Means {
  disk: SmallDisk | undefined
  /** The folder of another site. */
  other: string
}

/** What can be wrong with the stores of a site when it starts. */
export const BAD_STARTS: Record<string, BadStart> = {
  'a damaged database': {
    sentence: 'is damaged or not a database',
    spoil: (folder) => writeFileSync(join(folder, 'site.db'), 'x'.repeat(9000)),
  },
  'an empty file in place of the database': {
    sentence: 'There are uploads, but this database is empty',
    spoil: (folder) => writeFileSync(join(folder, 'site.db'), ''),
  },
  'no database beside the uploads': {
    sentence: 'There are uploads, but this database is empty',
    spoil: (folder) => rmSync(join(folder, 'site.db')),
  },
  'the database of another site': {
    sentence: 'These uploads belong to another site than this database',
    spoil: (folder, { other }) => cp(join(other, 'site.db'), join(folder, 'site.db')),
  },
  'a database of a newer version': {
    sentence: 'was written by a newer version of the site (9999-later)',
    spoil: (folder) => {
      const database = new DatabaseSync(join(folder, 'site.db'))
      database.exec(`insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00Z')`)
      database.close()
    },
  },
  'a read-only disk': {
    sentence: 'cannot be written',
    needsDisk: true,
    spoil: async (folder) => void (await run('mount', ['-o', 'remount,ro', folder])),
  },
  'a full disk': {
    sentence: 'The disk is full: visitors can read, and nothing is saved.',
    serves: true,
    needsDisk: true,
    spoil: (_, { disk }) => disk?.fail(),
  },
}

interface BadStartResult {
  said: string
  isServing: boolean
  /** What came of an enquiry, where it serves. */
  enquiry: number | null
  uploadsBefore: string[]
  uploadsAfter: string[]
}

/** The folders of two stopped sites, each with an upload. */
export interface FilledSites {
  own: string
  other: string
}

export async function fillSites(parent: string): Promise<FilledSites> {
  const sites = { own: join(parent, 'own'), other: join(parent, 'other') }
  for (const folder of Object.values(sites)) await fillSite(folder)
  return sites
}

/** Copies a filled site, spoils its stores and starts it. */
export async function startBadly(
  parent: string,
  { needsDisk = false, spoil }: BadStart,
  { own, other }: FilledSites,
): Promise<BadStartResult> {
  const folder = join(parent, 'site')
  await mkdir(folder)
  await using disk = needsDisk ? await mountSmallDisk(folder) : undefined
  await cp(own, folder, { recursive: true })
  const uploadsBefore = uploadsIn(folder)
  await spoil(folder, { disk, other })
  const site = await startSite(siteSetup(folder, { LOG_LEVEL: 'error' }).settings).catch(String)
  const isServing = typeof site !== 'string'
  try {
    return {
      said: isServing ? site.output() : site,
      isServing: isServing && (await request(`${site.url}/about`)).status === 200,
      enquiry: isServing ? (await sendEnquiry(site.url, 'Layla')).status : null,
      uploadsBefore,
      uploadsAfter: uploadsIn(folder),
    }
  } finally {
    if (isServing) await site.stop()
  }
}

/** What was not as it must be. */
export function faultsOf(
  { sentence, serves = false }: BadStart,
  { said, isServing, enquiry, uploadsBefore, uploadsAfter }: BadStartResult,
): string[] {
  const faults: string[] = []
  if (!said.includes(sentence)) faults.push(`it did not say “${sentence}” but ${said}`)
  if (!serves && /^ {4}at /m.test(said)) faults.push('it printed where in the code it failed')
  if (isServing !== serves) faults.push(isServing ? 'it started' : 'it did not start')
  if (serves && enquiry !== 507) faults.push(`an enquiry was answered with ${enquiry}`)
  if (uploadsBefore.length === 0) faults.push('there were no uploads to lose')
  if (uploadsBefore.join() !== uploadsAfter.join()) faults.push('uploads were removed')
  return faults
}

export async function testBadStarts(): Promise<Section> {
  assertNothingMissing(cannotMount())
  const results: { name: string; sentence: string; faults: string[] }[] = []
  await using parent = await temporaryFolder('filled-sites')
  const filled = await fillSites(parent.path)
  for (const [name, badStart] of Object.entries(BAD_STARTS)) {
    await using folder = await temporaryFolder('bad-start')
    const faults = faultsOf(badStart, await startBadly(folder.path, badStart, filled))
    results.push({ name, sentence: badStart.sentence, faults })
  }
  const faults = results.flatMap((result) => result.faults)
  return {
    title: 'Start with bad stores',
    description:
      'A site with a listing and a photo is stopped, its stores are spoilt, and it is started again. It must say in one sentence what is wrong, and remove no upload; on a full disk it serves its pages and refuses what it cannot save with 507.',
    tables: [
      tableOf(results, {
        'started on': ({ name }) => name,
        'it must say': ({ sentence }) => sentence,
        'what went wrong': ({ faults }) => faults.join('; ') || 'nothing',
      }),
    ],
    goals: [noFindings('Start with bad stores: not said, or something removed', faults)],
  }
}

async function fillSite(folder: string): Promise<void> {
  await using site = await startSite(siteSetup(folder, { LOG_LEVEL: 'error' }).settings)
  const token = await logIn(site.url)
  await request(`${site.url}/api/upload`, { form: { photo: await jpeg() }, token })
}

function uploadsIn(folder: string): string[] {
  const path = join(folder, 'uploads/photos')
  return existsSync(path) ? readdirSync(path).toSorted() : []
}
