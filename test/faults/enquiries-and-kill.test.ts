import { setTimeout as wait } from 'node:timers/promises'

import { expect, onTestFinished, test } from 'vitest'

import { postgresAndS3 } from '#test/postgres-and-s3.ts'
import { startSite, type RunningSite } from '#test/running-site.ts'
import { header, startSmtp } from '#test/smtp.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

const ENQUIRIES = 500
const KILLS = 20

test.each(['sqlite', 'postgres'] as const)(
  'no enquiry that was answered ok is lost or mailed twice unmarked, whatever is killed (%s)',
  async (engine) => {
    const smtp = await startSmtp()
    const settings = {
      DEMO: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: temporaryFolder(),
      SMTP_URL: smtp.url,
      MAIL_FROM: 'site@homes.example',
      MAIL_TO: 'team@homes.example',
      TRUST_PROXY: '1',
      ...(engine === 'postgres' && (await postgresAndS3())),
    }
    let site = await startSite(settings)
    onTestFinished(async () => {
      await site.stop()
      await smtp.stop()
    })

    const taken = new Set<string>()
    let kills = 0
    for (let sent = 0; sent < ENQUIRIES; sent += 5) {
      const batch = Array.from({ length: 5 }, (_, at) => `enquiry-${sent + at}`)
      const answers = Promise.all(batch.map((name) => send(site, name)))
      if (kills < KILLS && sent >= (kills * ENQUIRIES) / KILLS) {
        kills++
        await wait(kills)
        await kill(site)
        for (const name of (await answers).filter((name) => name !== null)) taken.add(name)
        site = await startSite(settings)
      } else for (const name of (await answers).filter((name) => name !== null)) taken.add(name)
    }
    expect(kills).toBe(KILLS)
    expect(taken.size).toBeGreaterThan(ENQUIRIES - KILLS * 5 - 1)

    await expect
      .poll(() => [...taken].filter((name) => !mailed(smtp.letters).has(name)), {
        timeout: 120_000,
      })
      .toEqual([])
    for (const [name, letters] of mailed(smtp.letters)) {
      const unmarked = letters.filter((letter) => header(letter, 'X-Perhaps-Twice') === undefined)
      expect(unmarked.length, `${name} came ${letters.length} times`).toBeLessThanOrEqual(1)
      expect(new Set(letters.map((letter) => header(letter, 'Message-ID'))).size).toBe(1)
    }
  },
)

/** The name of the enquiry where it was answered ok, null where no answer came. */
async function send({ url }: RunningSite, name: string): Promise<string | null> {
  try {
    const { ok } = await fetch(`${url}/api/scheduletoure`, {
      method: 'POST',
      // From many places: five hundred from one would rightly be taken for spam.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(name) },
      body: JSON.stringify({ name, email: 'layla@example.com', phone: '1', message: 'Hello' }),
    })
    return ok ? name : null
  } catch {
    return null
  }
}

function addressOf(name: string): string {
  return `10.0.0.${Number(name.replace(/\D/g, '')) % 100}`
}

async function kill({ process }: RunningSite): Promise<void> {
  const gone = new Promise((resolve) => process.once('exit', resolve))
  process.kill('SIGKILL')
  await gone
}

function mailed(letters: string[]): Map<string, string[]> {
  return Map.groupBy(letters, (letter) => /enquiry-\d+/.exec(letter)?.[0] ?? '')
}
