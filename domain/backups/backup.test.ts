import { expect, test } from 'vitest'

import { backupFileName, readBackupTime } from './backup.ts'

const madeAt = new Date('2026-03-01T08:05:09.500Z')

test('a backup is named by the second in which it was made', () => {
  expect(backupFileName(madeAt)).toBe('site-2026-03-01T08-05-09Z.tar')
  expect(readBackupTime(backupFileName(madeAt))).toEqual(new Date('2026-03-01T08:05:09Z'))
})

test.each([
  'site-by-hand.tar',
  'site-2026-03-01T08-05-09Z.tar.1.part',
  'my-site-2026-03-01T08-05-09Z.tar',
  'site-2026-03-01T08-05-09Z_tar',
  'site-26-03-01T08-05-09Z.tar',
  'site-2026-3-01T08-05-09Z.tar',
  'site-2026-03-1T08-05-09Z.tar',
  'site-2026-03-01T8-05-09Z.tar',
  'site-2026-03-01T08-5-09Z.tar',
  'site-2026-03-01T08-05-9Z.tar',
  'site-2026-03-01T08-05-xxZ.tar',
])('%s is no name of ours', (name) => {
  expect(readBackupTime(name)).toBeNull()
})
