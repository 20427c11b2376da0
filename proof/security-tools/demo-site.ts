import { sendJson } from '#proof/http-client.ts'
import { ipAddress } from '#proof/resilience/enquiries.ts'
import { temporaryFolder } from '#proof/temporary-folder.ts'
import { freePort } from '#test/free-port.ts'
import { ADMIN_PASSWORD, logIn, startSite, type RunningSite } from '#test/running-site.ts'

export const ADMIN = { username: 'admin', password: ADMIN_PASSWORD }

export interface DemoSite extends RunningSite {
  /** An administrator's. */
  token: string
  folder: string
}

/** Runs the work on the real site with its demo content. */
export async function withDemoSite<Result>(
  work: (site: DemoSite) => Promise<Result>,
  settings: Record<string, string> = {},
): Promise<Result> {
  await using folder = await temporaryFolder('demo-site')
  const PORT = String(await freePort())
  const site = await startSite({ DATA_DIR: folder.path, LOG_LEVEL: 'warn', PORT, ...settings })
  // Not the address that the site prints: that one may be a proxy's.
  const url = `http://127.0.0.1:${PORT}`
  try {
    return await work({ ...site, url, folder: folder.path, token: await logIn(url) })
  } finally {
    await site.stop()
  }
}

/** Logs in from one of many addresses, as a proxy names them. */
export function logInFrom({ url }: DemoSite, address: number) {
  return sendJson(`${url}/login`, ADMIN, { headers: { 'x-forwarded-for': ipAddress(address) } })
}
