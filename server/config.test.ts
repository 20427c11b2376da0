import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { readConfig, WrongSettings } from './config.ts'

test('every setting has a default', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    photosUrl: '/uploads',
    files: resolve('data/uploads'),
    admin: { username: 'admin', password: undefined },
    demo: true,
    backups: { everyMs: 0, keep: 14 },
    uploadsNeedToken: false,
    webhooksPrivate: false,
    logLevel: 'info',
  })
})

test('settings are read, and an empty one counts as not set', () => {
  expect(
    readConfig({ PORT: '8080', PUBLIC_URL: 'https://homes.example//', DEMO: '0', LOG_LEVEL: '' }),
  ).toMatchObject({ port: 8080, publicUrl: 'https://homes.example', demo: false, logLevel: 'info' })
})

test('files are stored in a bucket and served by a CDN where set', () => {
  const FILES_URL = 's3://key:secret@s3.example/site?region=me-central-1'
  const given = { FILES_URL, FILES_PUBLIC_URL: 'https://photos.example/' }
  expect(readConfig(given)).toMatchObject({
    files: FILES_URL,
    photosUrl: 'https://photos.example/uploads',
  })
})

test('the keys of a bucket may be set separately', () => {
  const FILES_URL = 's3://site?endpoint=https://s3.example'
  const keys = { AWS_ACCESS_KEY_ID: 'AK', AWS_SECRET_ACCESS_KEY: 'a/b' }
  expect(readConfig({ FILES_URL, ...keys }).files).toBe(
    's3://AK:a%2Fb@site?endpoint=https://s3.example',
  )
  expect(readConfig(keys).files).toBe(readConfig({}).files)
  expect(() => readConfig({ FILES_URL })).toThrow('FILES_URL has no key and secret')
})

test('a wrong bucket URL is reported without its secret', () => {
  const error = errorOf(() => readConfig({ FILES_URL: 's3://key:hunter2@s3.example' }))
  expect((error as Error).message).toContain('FILES_URL names no bucket: it must be s3://')
  expect((error as Error).message).not.toContain('hunter2')
})

test('the interval, number and folder of backups are settings', () => {
  const given = { BACKUP_EVERY: '24h', BACKUP_KEEP: '3', BACKUP_DIR: '/mnt/backups' }
  expect(readConfig(given).backups).toEqual({
    everyMs: 86_400_000,
    keep: 3,
    folder: '/mnt/backups',
  })
  expect(readConfig({ BACKUP_EVERY: '30m' }).backups.everyMs).toBe(1_800_000)
  expect(readConfig({ BACKUP_EVERY: '7d' }).backups.everyMs).toBe(604_800_000)
  expect(readConfig({ DATA_DIR: '/srv/site' }).backups.folder).toBe('/srv/site/backups')
})

test('enquiries and the audit log are kept forever, or as long as set', () => {
  expect(readConfig({})).toMatchObject({ enquiryRetentionMs: 0, auditRetentionMs: 0 })
  expect(readConfig({ ENQUIRIES_KEPT: '730d', AUDIT_KEPT: '90d' })).toMatchObject({
    enquiryRetentionMs: 730 * 86_400_000,
    auditRetentionMs: 90 * 86_400_000,
  })
})

test('wrong settings stop the start, and every one is named', () => {
  const wrong = {
    PORT: 'http',
    PUBLIC_URL: 'homes',
    DATABASE_URL: 'mysql://x',
    FILES_URL: 'https://x',
    FILES_PUBLIC_URL: 'photos.example',
    ADMIN_PASSWORD: 'short',
    SECRET_KEY: 'too short',
    DEMO: 'yes',
    BACKUP_EVERY: 'daily',
    BACKUP_KEEP: '0',
    ENQUIRIES_KEPT: '2 years',
    AUDIT_KEPT: '-1d',
    TRUST_PROXY: 'yes',
    LOG_LEVEL: 'loud',
  }
  const error = errorOf(() => readConfig(wrong))
  expect(error).toBeInstanceOf(WrongSettings)
  for (const name of Object.keys(wrong)) expect((error as Error).message).toContain(name)
})

function errorOf(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}

test('metrics are off, or served where set', () => {
  expect(readConfig({}).metrics).toBeUndefined()
  expect(readConfig({ METRICS_PORT: '9100' }).metrics).toEqual({ host: '127.0.0.1', port: 9100 })
  const given = { METRICS_PORT: '9100', METRICS_HOST: '10.0.0.2' }
  expect(readConfig(given).metrics).toEqual({ host: '10.0.0.2', port: 9100 })
  expect(() => readConfig({ METRICS_PORT: 'x' })).toThrow('METRICS_PORT must be a port number')
})

test('permits are watched by default', () => {
  expect(readConfig({}).permits).toBe('warn')
  expect(readConfig({ PERMITS: 'enforce' }).permits).toBe('enforce')
  expect(() => readConfig({ PERMITS: 'yes' })).toThrow('PERMITS must be one of off, warn, enforce')
})

test('the mailbox of portal leads is an address with a user name, or turned off', () => {
  const url = 'imaps://leads%40homes.example:secret@imap.homes.example/Portals'
  expect(readConfig({ IMAP_URL: url }).mailbox).toEqual({ url })
  expect(readConfig({ IMAP_URL: 'none' }).mailbox).toEqual({ url: 'none' })
  expect(readConfig({}).mailbox).toEqual({ url: undefined })
  for (const IMAP_URL of ['imaps://imap.homes.example', 'https://imap.homes.example', 'homes']) {
    const error = errorOf(() => readConfig({ IMAP_URL })) as Error
    expect(error.message).toContain('IMAP_URL must be imaps://user:password@server')
  }
})
