import limit from 'p-limit'

import { openImageWorker, type ImageWorker } from '#domain/photos/image-worker.server.ts'
import { Unsupported } from '#domain/problem.ts'
import { atMost } from '#proof/report/figure.ts'
import type { Section } from '#proof/report/section.ts'
import { form } from '#test/samples.ts'
import { need } from '#proof/security-tools/debian.ts'
import { withDemoSite, type DemoSite } from '#proof/security-tools/demo-site.ts'
import { nothing } from '#proof/security-tools/findings.ts'

import { watchMemory, type Held } from './memory.ts'
import { mutated, originals } from './mutated.ts'

const IN_THE_DARKROOM = 20_000
const BY_UPLOAD = 1_400
const AT_ONCE = 2
const MOST_MB = 600

interface Tally {
  taken: number
  refused: number
  /** Refused because the process that decoded it fell. */
  fell: number
  findings: string[]
}

interface Tried {
  byFormat: Map<string, Tally>
  most: Held
}

/** Damaged photos, in the process that decodes them and through the door that they come in by. */
export async function images(): Promise<Section> {
  need(['zzuf', 'zzuf'])
  const developed = await inTheDarkroom()
  console.log('Through the darkroom; now by upload.')
  const uploaded = await withDemoSite(byUpload)
  return section(developed, uploaded)
}

async function inTheDarkroom(): Promise<Tried> {
  const darkroom = openImageWorker()
  const memory = watchMemory(process.pid)
  try {
    const byFormat = await each(IN_THE_DARKROOM, (bytes, tally) => develop(darkroom, bytes, tally))
    return { byFormat, most: memory.most() }
  } finally {
    memory.end()
    darkroom.close()
  }
}

async function develop(darkroom: ImageWorker, bytes: Buffer, tally: Tally): Promise<void> {
  try {
    const { width, height } = await darkroom.decode(bytes)
    if (width < 1 || height < 1) tally.findings.push('a picture without pixels')
    tally.taken += 1
  } catch (error) {
    if (!(error instanceof Unsupported)) tally.findings.push(String(error))
    else if (error.cause) tally.fell += 1
    tally.refused += 1
  }
}

async function byUpload(site: DemoSite): Promise<Tried> {
  const memory = watchMemory(site.process.pid ?? 0)
  const byFormat = await each(BY_UPLOAD, (bytes, tally) => upload(site, bytes, tally))
  memory.end()
  return { byFormat, most: memory.most() }
}

async function upload({ url, token }: DemoSite, bytes: Buffer, tally: Tally): Promise<void> {
  const { payload, headers } = await form({ photo: bytes })
  const answer = await fetch(`${url}/api/upload`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(payload),
  })
  const said = (await answer.json()) as { filename?: string; error?: string }
  if (answer.status === 201 && said.filename) tally.taken += 1
  else if (answer.status === 415 && said.error) tally.refused += 1
  else tally.findings.push(`${answer.status} ${JSON.stringify(said)}`)
}

/** So many mutated photos, the formats in turn. */
async function each(
  count: number,
  use: (bytes: Buffer, tally: Tally) => Promise<void>,
): Promise<Map<string, Tally>> {
  const photos = Object.entries(await originals())
  const byFormat = new Map(photos.map(([format]) => [format, newTally()]))
  const inTurn = limit(AT_ONCE)
  const work = Array.from({ length: count }, (_, seed) =>
    inTurn(async () => {
      const [format, bytes] = photos[seed % photos.length] ?? ['', Buffer.alloc(0)]
      const tally = byFormat.get(format) ?? newTally()
      await use(await mutated(bytes, seed), tally)
      if (seed % 1000 === 999) console.log(`${seed + 1} of ${count}`)
    }),
  )
  await Promise.all(work)
  return byFormat
}

function newTally(): Tally {
  return { taken: 0, refused: 0, fell: 0, findings: [] }
}

function section(developed: Tried, uploaded: Tried): Section {
  const findings = [developed, uploaded].flatMap(({ byFormat }) =>
    [...byFormat].flatMap(([format, tally]) => tally.findings.map((why) => `${format}: ${why}`)),
  )
  return {
    title: 'Damaged photos',
    says: `A photo in each format that is taken, with bits turned by zzuf, from one in 50,000 to one in
twenty: ${IN_THE_DARKROOM} through the process that decodes them, ${BY_UPLOAD} through \`POST /api/upload\`. Each must
be taken or refused as what it is, and the next photo must be taken as if nothing had been.`,
    tables: [
      {
        head: ['format', 'taken', 'refused', 'decoder fell', 'uploads taken', 'uploads refused'],
        rows: [...developed.byFormat].map(([format, { taken, refused, fell }]) => {
          const sent = uploaded.byFormat.get(format)
          return [format, taken, refused, fell, sent?.taken ?? 0, sent?.refused ?? 0].map(String)
        }),
      },
    ],
    figures: [
      nothing(
        `zzuf: answers that were neither a photo nor a refusal, ${IN_THE_DARKROOM + BY_UPLOAD} photos`,
        findings,
      ),
      atMost(
        'zzuf: most memory of the decoder',
        Math.max(developed.most.started, uploaded.most.started),
        MOST_MB,
        'MB',
      ),
      atMost('zzuf: most memory of the site meanwhile', uploaded.most.own, MOST_MB, 'MB'),
    ],
  }
}
