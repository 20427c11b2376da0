import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from '#test/free-port.ts'
import { ADMIN_PASSWORD, startSite, type RunningSite } from '#test/running-site.ts'

export const ADMIN = { username: 'admin', password: ADMIN_PASSWORD }

export interface DemoSite extends RunningSite {
  /** An administrator's. */
  token: string
  folder: string
}

/** Starts the real site with its demo content, lets it be tried, and takes it away again. */
export async function withDemoSite<Result>(
  work: (site: DemoSite) => Promise<Result>,
  settings: Record<string, string> = {},
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'tried-'))
  const PORT = String(await freePort())
  const site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'warn', PORT, ...settings })
  // Not the address that it tells: that one may be a proxy's.
  const url = `http://127.0.0.1:${PORT}`
  try {
    return await work({ ...site, url, folder, token: await logIn(url) })
  } finally {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

export async function logIn(url: string, nth = 0): Promise<string> {
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.255.${(nth >> 8) & 255}.${nth & 255}`,
    },
    body: JSON.stringify(ADMIN),
  })
  const { token } = (await answer.json()) as { token?: string }
  if (!token) throw new Error(`The administrator did not get in: ${answer.status}`)
  return token
}
