import { expect, test } from 'vitest'
import { z } from 'zod'

import { SECTIONS } from '#domain/agency/sections.ts'
import { testApp } from '#test/test-app.ts'

import { COLUMN_POLICIES, SETTING_POLICIES, UNREAD_TABLES } from './language-policy.ts'

test('every text column of the tables that visitors read has a policy for Arabic', async () => {
  const app = await testApp()
  const tables = await app.db.introspection.getTables()
  const owned = tables.filter(({ name }) => !/^(sqlite|kysely|migrations)|_trigrams/.test(name))
  const read = owned.filter(({ name }) => !UNREAD_TABLES.includes(name))
  expect(read.map(({ name }) => name).toSorted()).toEqual(Object.keys(COLUMN_POLICIES).toSorted())
  for (const { name, columns } of read) {
    const texts = columns.filter(({ dataType }) => /text|char/i.test(dataType))
    const names = texts.map(({ name }) => name)
    expect(names.filter((column) => !column.endsWith('_ar')).toSorted(), name).toEqual(
      Object.keys(COLUMN_POLICIES[name] ?? {}).toSorted(),
    )
    expect(arabicOf(names), name).toEqual(translatedIn(COLUMN_POLICIES[name] ?? {}))
  }
})

test('every text of the settings has a policy for Arabic', () => {
  const texts = Object.values(SECTIONS).flatMap(({ name, schema }) =>
    textsIn(name, z.toJSONSchema(schema, { io: 'input' }) as Schema),
  )
  const english = texts.filter((path) => !path.endsWith('_ar'))
  expect(english.toSorted()).toEqual(Object.keys(SETTING_POLICIES).toSorted())
  expect(arabicOf(texts)).toEqual(translatedIn(SETTING_POLICIES))
})

function arabicOf(names: string[]): string[] {
  return names.filter((name) => name.endsWith('_ar')).toSorted()
}

function translatedIn(policies: Record<string, string>): string[] {
  const translated = Object.keys(policies).filter((name) => policies[name] === 'translated')
  return translated.map((name) => `${name}_ar`).toSorted()
}

interface Schema {
  input?: string
  properties?: Record<string, Schema>
  items?: Schema
}

/** The paths of lines and paragraphs. Other inputs, such as emails, are no texts. */
function textsIn(path: string, { input, properties = {}, items }: Schema): string[] {
  if (input === 'line' || input === 'paragraph') return [path]
  const below = Object.entries(properties).flatMap(([name, part]) =>
    textsIn(`${path}.${name}`, part),
  )
  return items ? [...below, ...textsIn(path, items)] : below
}
