import { readFileSync } from 'node:fs'

import type { Section } from '#proof/report/section.ts'
import { need } from '#proof/security-tools/debian.ts'
import { withDemoSite } from '#proof/security-tools/demo-site.ts'
import { nothing } from '#proof/security-tools/findings.ts'

import { fuzzPaths, type Found } from './ffuf.ts'
import { guessWithHydra, type Guessed } from './hydra.ts'

const WORDS = '/usr/share/dirb/wordlists/common.txt'

/** Guessing the password, and guessing what lies about. */
export function guessing(): Promise<Section> {
  need(['hydra', 'hydra'], ['ffuf', 'ffuf'], ['dirb', 'dirb'])
  return withDemoSite(
    async (site) => {
      const words = readFileSync(WORDS, 'utf8')
        .split('\n')
        .filter((word) => word.length >= 4)
      const guessed = await guessWithHydra(site, words)
      const found = await fuzzPaths(site)
      return section(guessed, found)
    },
    { TRUST_PROXY: '1' },
  )
}

function section({ guesses, answers, gotIn, keptOut }: Guessed, found: Found): Section {
  const weighed = answers.get(401) ?? 0
  const shown = found.answered.filter(({ status }) => status < 400)
  return {
    title: 'Guessing',
    says: `hydra guesses the administrator's password, eight guesses at a time, from a list that holds
the right one at its end; meanwhile the administrator logs in five times from another address. ffuf
asks for paths from the lists of dirb, with the endings of copies, sources and databases.`,
    tables: [
      {
        head: ['hydra', ''],
        rows: [
          ['guesses', `${guesses}`],
          ['weighed (401)', `${weighed}`],
          ['told to wait (429)', `${answers.get(429) ?? 0}`],
          ['got in', `${gotIn.length}`],
          ['the administrator was kept out', `${keptOut.length} of 5 times`],
        ],
      },
      {
        head: ['ffuf', ''],
        rows: [
          ['paths tried', `${found.tried}`],
          ['answered', shown.map(({ path }) => `\`${path}\``).join(' ') || 'none'],
        ],
      },
    ],
    figures: [
      nothing(`hydra: got in, ${guesses} guesses, the right one among them`, gotIn),
      nothing('hydra: times that the administrator was kept out meanwhile', keptOut),
      nothing(`ffuf: answers that are not meant to be there, ${found.tried} paths`, found.findings),
    ],
  }
}
