import { expect, test } from 'vitest'

import { logIn, startSite } from '#test/running-site.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

interface Step {
  method: 'POST' | 'PUT'
  path: string
  body: object
  /** Where it is read again, and what must be there. */
  read: string
  expected: string
}

/** What an owner does to make a site their own. */
const STEPS: Step[] = [
  {
    method: 'PUT',
    path: '/api/settings/profile',
    body: { name: 'Dune & Dhow', phones: ['+971 4 555 0900'] },
    read: '/api/settings/profile',
    expected: 'Dune & Dhow',
  },
  {
    method: 'PUT',
    path: '/api/settings/brand',
    body: { ink: '#17324d' },
    read: '/api/settings/brand',
    expected: '#17324d',
  },
  {
    method: 'POST',
    path: '/api/users',
    body: { name: 'Huda Nasser', email: 'huda@dune.example' },
    read: '/api/users',
    expected: 'Huda Nasser',
  },
  {
    method: 'POST',
    path: '/api/users/2/invite',
    body: {},
    read: '/api/audit',
    expected: 'user-invited',
  },
  {
    method: 'POST',
    path: '/api/locations',
    body: { name: 'Dhow Quay' },
    read: '/api/locations',
    expected: 'Dhow Quay',
  },
  {
    method: 'POST',
    path: '/api/properties',
    body: { properties_title: 'House at the quay' },
    read: '/api/properties',
    expected: 'House at the quay',
  },
  {
    method: 'PUT',
    path: '/api/mail',
    body: { host: 'mail.dune.example', from: 'a@dune.example', to: 'a@dune.example' },
    read: '/api/mail',
    expected: 'mail.dune.example',
  },
]

test('kill -9 after a step of an owner loses nothing that was said to be saved', async () => {
  const settings = { DATA_DIR: temporaryFolder(), DEMO: '0' }
  const done: Step[] = []
  // Two steps a life: a restart takes seconds.
  for (let at = 0; at < STEPS.length; at += 2) {
    const site = await startSite(settings)
    const call = await callsOf(site.url)
    for (const { read, expected } of done) expect(await call('GET', read)).toContain(expected)
    for (const step of STEPS.slice(at, at + 2)) {
      await call(step.method, step.path, step.body)
      done.push(step)
    }
    const exited = new Promise((resolve) => site.process.once('exit', resolve))
    site.process.kill('SIGKILL')
    await exited
  }
  const site = await startSite(settings)
  const call = await callsOf(site.url)
  for (const { read, expected } of done) expect(await call('GET', read)).toContain(expected)
  const home = await (await fetch(site.url)).text()
  expect(home).toContain('Dune &amp; Dhow')
  expect(home).not.toContain('Ghaf &amp; Harbour: homes')
  await site.stop()
})

async function callsOf(url: string) {
  const authorization = `Bearer ${await logIn(url)}`
  return async (method: string, path: string, body?: object): Promise<string> => {
    const answer = await fetch(url + path, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    expect(answer.status, `${method} ${path}: ${text}`).toBeLessThan(300)
    return text
  }
}
