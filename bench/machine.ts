import { cpus, loadavg, totalmem } from 'node:os'

import { loaderName } from './load/load.ts'
import { nextVersion } from './peers/next.ts'
import { nginxVersion } from './peers/nginx.ts'

// Taken as the run begins: from then on the load is ours.
const [busy = 0] = loadavg()

/** When, where and beside whom was measured. */
export function description(): string {
  const day = new Date().toISOString().slice(0, 10)
  const memory = Math.round(totalmem() / 2 ** 30)
  return `Written by \`npm run bench\` on ${day}. Machine: ${cpus().length} cores (${cpus()[0]?.model}), ${memory} GiB, ${process.platform} ${process.arch}, Node ${process.version}; load average before the run ${busy.toFixed(1)}.
Peers: bare \`node:http\` on the same Node, ${nginxVersion() ? `nginx ${nginxVersion()}` : 'no nginx (not found)'}, Next.js ${nextVersion()} on the same Node. Load: ${loaderName()}, on the same machine.
Speeds are ratios: all sides were loaded in turn, in one run, three rounds each; medians.`
}
