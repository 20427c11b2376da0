import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Part } from '#proof/part.ts'

import { faultsOf, jumpClock } from './clock-jumps.ts'
import { assertThere, missing } from './tools.ts'

/** From the true time; each jump is from the one before it. */
const DAYS = [1, 0, 10, 0, -10, 0, 40, -40, 400, 0, -1, 3, 0]

export const clock: Part = {
  name: 'clock',
  async run() {
    assertThere(missing('faketime'))
    await using folder = await mkdtempDisposable(join(tmpdir(), 'clock-'))
    const jumps = await jumpClock(folder.path, DAYS)
    const faults = jumps.flatMap(faultsOf)
    return {
      title: 'The clock jumps by days',
      says: "The clock of a running site is set forward and back (libfaketime). Before each jump a letter is refused by the mail server, so that it waits for its next try by the old clock. After it, that letter and one that is new must go out, an enquiry must be taken, and the administrator's token of before must have ended where more than seven days seem to have passed, and only then.",
      tables: [
        {
          head: ['from day', 'to day', 'enquiry', 'its letter', 'the letter that waited', 'token'],
          rows: jumps.map((jump) => [
            String(jump.from),
            String(jump.days),
            String(jump.enquiry),
            `${(jump.mailedAfterMs / 1000).toFixed(1)} s`,
            `${(jump.waitingMailedAfterMs / 1000).toFixed(1)} s`,
            `${jump.token}`,
          ]),
        },
      ],
      figures: [
        {
          what: 'clock jumps by days',
          measured: faults.join('; ') || `${jumps.length} jumps; tokens expire, the outbox goes on`,
          wanted: 'tokens expire, the outbox goes on',
          reached: faults.length === 0,
        },
      ],
    }
  },
}
