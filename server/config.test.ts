import { expect, test } from 'vitest'

import { readConfig, WrongSettings } from './config.ts'

test('every setting has a default', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    admin: { username: 'admin', password: undefined },
    demo: true,
    uploadsNeedToken: false,
    logLevel: 'info',
  })
})

test('settings are read, and an empty one counts as not set', () => {
  expect(
    readConfig({ PORT: '8080', PUBLIC_URL: 'https://homes.example//', DEMO: '0', LOG_LEVEL: '' }),
  ).toMatchObject({ port: 8080, publicUrl: 'https://homes.example', demo: false, logLevel: 'info' })
})

test('a wrong setting stops the start, and every fault is named', () => {
  const wrong = {
    PORT: 'http',
    PUBLIC_URL: 'homes',
    DATABASE_URL: 'mysql://x',
    ADMIN_PASSWORD: 'short',
    DEMO: 'yes',
    TRUST_PROXY: 'yes',
    LOG_LEVEL: 'loud',
  }
  const fault = catching(() => readConfig(wrong))
  expect(fault).toBeInstanceOf(WrongSettings)
  for (const name of Object.keys(wrong)) expect((fault as Error).message).toContain(name)
})

function catching(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}
