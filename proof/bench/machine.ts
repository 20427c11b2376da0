import { cpus, loadavg } from 'node:os'

import { thisMachine } from '#proof/report/results-store.ts'

import { loaderName } from './load/load.ts'
import { nextVersion } from './peers/next.ts'
import { nginxVersion } from './peers/nginx.ts'

// Taken as the run begins: from then on the load is ours.
const [busy = 0] = loadavg()

/** Where was measured, and how busy it was. */
export function machine(): string {
  return `${thisMachine()}, ${cpus()[0]?.model}; load average before the run ${busy.toFixed(1)}`
}

/** Beside whom. */
export function peers(): string {
  return `Peers: bare \`node:http\` on the same Node, ${nginxVersion() ? `nginx ${nginxVersion()}` : 'no nginx (not found)'}, Next.js ${nextVersion()} on the same Node. Load: ${loaderName()}, on the same machine.`
}
