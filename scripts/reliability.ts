import { testCluster } from '#proof/cluster/cluster.ts'
import { testBadStarts } from '#proof/durability/bad-starts.ts'
import { testClockJumps } from '#proof/durability/clock-jumps.ts'
import { testErasure } from '#proof/durability/erasure.ts'
import { testFailingDisk } from '#proof/durability/failing-disk.ts'
import { testFsyncKills } from '#proof/durability/fsync-kills.ts'
import { testKills } from '#proof/durability/kills.ts'
import { testPowerCuts } from '#proof/durability/power-cuts.ts'
import { testTwoEditors } from '#proof/durability/two-editors.ts'
import { testMadeUpMonth } from '#proof/follow-up/made-up-month.ts'
import { runParts } from '#proof/report/run-parts.ts'
import { testAbandonedWork } from '#proof/resilience/abandoned-work.ts'
import { testCostlyPictures } from '#proof/resilience/costly-pictures.ts'
import { testDatabaseFaults } from '#proof/resilience/database-faults.ts'
import { testMailFaults } from '#proof/resilience/mail-faults.ts'
import { testOverload } from '#proof/resilience/overload.ts'
import { testSigterm } from '#proof/resilience/sigterm.ts'
import { testSlowClients } from '#proof/resilience/slow-clients.ts'
import { testSoak } from '#proof/resilience/soak.ts'
import { testUnfairClients } from '#proof/resilience/unfair-clients.ts'
import { testAccessibility } from '#proof/security-tools/accessibility.ts'
import { testAnyApiRequest } from '#proof/security-tools/api-fuzzing.ts'
import { testBruteForce } from '#proof/security-tools/brute-force.ts'
import { testIpv6Guesses } from '#proof/security-tools/ipv6-guesses.ts'
import { testDamagedPhotos } from '#proof/security-tools/damaged-photos.ts'
import { testHeaders } from '#proof/security-tools/headers.ts'
import { testMarkup } from '#proof/security-tools/markup.ts'
import { testMutants } from '#proof/security-tools/mutation-tests.ts'
import { testRegularExpressions } from '#proof/security-tools/regular-expressions.ts'
import { testSqlOnPostgres, testSqlOnSqlite } from '#proof/security-tools/sql-injection.ts'
import { testXss } from '#proof/security-tools/xss.ts'

import { buildIfStale } from './build.ts'

await buildIfStale()
await runParts({
  file: new URL('../docs/RELIABILITY.md', import.meta.url),
  introduction: `# Reliability

What was done to this site to break it, and what happened. Written by \`npm run reliability\`, which
repeats all of it; \`npm run reliability -- kills\` repeats one part and keeps the others. \`npm test\`
runs a short form of each.`,
  parts: {
    kills: testKills,
    'fsync-kills': testFsyncKills,
    'power-cuts': testPowerCuts,
    'failing-disk': testFailingDisk,
    'bad-starts': testBadStarts,
    'two-editors': testTwoEditors,
    erasure: testErasure,
    'clock-jumps': testClockJumps,
    'made-up-month': testMadeUpMonth,
    'database-faults': testDatabaseFaults,
    cluster: testCluster,
    'mail-faults': testMailFaults,
    sigterm: testSigterm,
    overload: testOverload,
    'slow-clients': testSlowClients,
    'unfair-clients': testUnfairClients,
    'costly-pictures': testCostlyPictures,
    'abandoned-work': testAbandonedWork,
    soak: testSoak,
    headers: testHeaders,
    accessibility: testAccessibility,
    markup: testMarkup,
    xss: testXss,
    'damaged-photos': testDamagedPhotos,
    'api-fuzzing': testAnyApiRequest,
    'brute-force': testBruteForce,
    'ipv6-guesses': testIpv6Guesses,
    'sql-sqlite': testSqlOnSqlite,
    'sql-postgres': testSqlOnPostgres,
    'regular-expressions': testRegularExpressions,
    'mutation-tests': testMutants,
  },
})
