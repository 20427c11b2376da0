import { expect, test } from 'vitest'

import { startSite, ADMIN_PASSWORD } from '#test/running-site.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

const VISITOR = {
  'user-agent': 'Mozilla/5.0 (iPhone) Version/18.5 Mobile Safari/604.1',
  'content-type': 'application/json',
}

async function see(url: string): Promise<void> {
  const body = JSON.stringify({ kind: 'view', listing: 0 })
  const { status } = await fetch(`${url}/api/seen`, { method: 'POST', headers: VISITOR, body })
  expect(status).toBe(200)
}

async function views(url: string): Promise<number> {
  const body = JSON.stringify({ username: 'admin', password: ADMIN_PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const login = await fetch(`${url}/login`, { method: 'POST', headers, body })
  const { token } = (await login.json()) as { token: string }
  const answer = await fetch(`${url}/api/figures`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { totals } = (await answer.json()) as { totals: { views: number } }
  return totals.views
}

test('a stop writes what was counted; kill -9 loses only what was not written yet', async () => {
  const settings = { DATA_DIR: temporaryFolder(), DEMO: '0', ADMIN_PASSWORD }
  const first = await startSite(settings)
  await see(first.url)
  await see(first.url)
  await first.stop()

  const second = await startSite(settings)
  expect(await views(second.url)).toBe(2)
  await see(second.url)
  // Reading the figures writes what this process has counted.
  expect(await views(second.url)).toBe(3)
  await see(second.url)
  const exited = new Promise((resolve) => second.process.once('exit', resolve))
  second.process.kill('SIGKILL')
  await exited

  const third = await startSite(settings)
  expect(await views(third.url)).toBe(3)
  await third.stop()
})
