import { z } from 'zod'

import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { changesBetween } from '#domain/audit/changes.ts'
import * as brandFiles from '#domain/brand/brand-files.server.ts'
import * as content from '#domain/content-version/content-version.server.ts'
import { assertCurrent } from '#domain/edit-version.server.ts'
import { inLanguage } from '#domain/language.ts'
import { missingArabic } from '#domain/missing-arabic.ts'
import { Invalid, NotFound } from '#domain/problem.ts'
import * as settings from '#domain/settings/settings.server.ts'
import type { Database } from '#storage/database/database.ts'

import type { Agency, AgencySettings, SectionKey } from './agency.ts'
import { SECTIONS } from './sections.ts'
import type { SettingsSection, SettingsVersion } from './settings-versions.ts'
import * as rows from './settings-rows.server.ts'

type Value = Record<string, unknown>
type WriteContext = Pick<App, 'db' | 'clock' | 'contentVersion' | 'actor' | 'log'>

const NO_VERSION = -1

/** A row of the table `settings` that is locked while a section is saved. */
const LOCK = 'agency-saved-at'

const KEYS = Object.keys(SECTIONS) as SectionKey[]

/**
 * Reads the settings once for each version of the content: every save raises it, on all processes.
 * While the database is unavailable, the last settings are used.
 */
export function agencySettings({
  db,
  contentVersion,
  log,
}: Pick<App, 'db' | 'contentVersion' | 'log'>): AgencySettings {
  let last: { version: number; agency: Promise<Agency> } | undefined

  async function load(before: Promise<Agency> | undefined): Promise<Agency> {
    try {
      return await readAgency(db)
    } catch (err) {
      log.error({ err }, 'the settings could not be read')
      // Read again at the next call.
      last = before && { version: NO_VERSION, agency: before }
      if (before) return before
      throw err
    }
  }

  return {
    current() {
      const version = contentVersion.current()
      if (last?.version !== version) last = { version, agency: load(last?.agency) }
      return last.agency
    },
  }
}

async function readAgency(db: Database): Promise<Agency> {
  const stored = new Map((await rows.listNewest(db)).map((row) => [row.section, row.value]))
  const values = KEYS.map((key) => {
    const value = stored.get(SECTIONS[key].name)
    return [key, (value !== undefined && parseStored(key, value)) || SECTIONS[key].defaults]
  })
  return Object.fromEntries(values)
}

/**
 * Null where the value no longer fits the schema. A field that the stored value lacks gets its default,
 * except an Arabic one: the shipped Arabic may not say what the stored English does.
 */
function parseStored(key: SectionKey, json: string): Value | null {
  const { schema, defaults } = SECTIONS[key]
  const stored = { ...inLanguage('en', defaults), ...(JSON.parse(json) as Value) }
  const known = Object.fromEntries(
    Object.keys(defaults).map((name) => [name, stored[name as never]]),
  )
  return (schema.safeParse(known).data as Value | undefined) ?? null
}

/** Every section, for the admin area. */
export async function list(app: Pick<App, 'db' | 'mapTiles'>): Promise<SettingsSection[]> {
  const stored = new Map((await rows.listNewest(app.db)).map((row) => [row.section, row]))
  const hindrances = await findHindrances(app)
  return KEYS.map((key) => {
    const { name, title, about, page, schema } = SECTIONS[key]
    const row = stored.get(name)
    const value = row && parseStored(key, row.value)
    return {
      section: name,
      title,
      about,
      page,
      version: row?.version ?? 0,
      saved_at: row?.saved_at ?? null,
      saved_by: row?.saved_by ?? '',
      unfit: value === null,
      hindrance: hindrances[key] ?? '',
      missing_arabic: missingArabic(value ?? SECTIONS[key].defaults),
      schema: z.toJSONSchema(schema, { io: 'input' }),
    }
  })
}

async function findHindrances({ db, mapTiles }: Pick<App, 'db' | 'mapTiles'>) {
  const hindrances: Partial<Record<SectionKey, string>> = {}
  const { mapAndSocials } = await readAgency(db)
  const fault = mapAndSocials.map.ground === 'tiles' && (await mapTiles.fault())
  if (fault) hindrances.mapAndSocials = `${fault} The search map shows the drawing instead.`
  return hindrances
}

export async function find({ db }: Pick<App, 'db'>, section: string): Promise<Value> {
  return currentValue(keyOf(section), await rows.listVersions(db, section))
}

/** Saves a new version. A field that is left out stays as it is. */
export async function save(
  app: WriteContext,
  section: string,
  change: unknown,
  known?: readonly string[],
): Promise<Value> {
  const key = keyOf(section)
  return content.change(app, async (tx) => {
    const versions = await lockedVersions(tx, app, section)
    const current = currentValue(key, versions)
    assertCurrent(current, known)
    const value = validate(key, { ...current, ...asFields(change) })
    await brandFiles.assertExist(tx, value)
    return store(tx, app, key, versions[0]?.version ?? 0, { current, value })
  })
}

/** Makes an earlier version the current one, as a new version. */
export async function restore(app: WriteContext, section: string, version: number): Promise<Value> {
  const key = keyOf(section)
  return content.change(app, async (tx) => {
    const versions = await lockedVersions(tx, app, section)
    const value = valueOf(key, versions, version)
    if (!value) throw new NotFound(`version of ${section}`, version)
    const current = currentValue(key, versions)
    return store(tx, app, key, versions[0]?.version ?? 0, { current, value })
  })
}

/** The newest first, and at the end what the site is shipped with. */
export async function listVersions(
  { db }: Pick<App, 'db'>,
  section: string,
): Promise<SettingsVersion[]> {
  const key = keyOf(section)
  const stored = await rows.listVersions(db, section)
  const numbers = [...stored.map(({ version }) => version), 0]
  return numbers.map((version, index) => {
    const row = stored.find((row) => row.version === version)
    const before = valueOf(key, stored, numbers[index + 1] ?? 0)
    return {
      version,
      saved_at: row?.saved_at ?? null,
      saved_by: row?.saved_by ?? '',
      changed: changedTitles(key, before ?? {}, valueOf(key, stored, version) ?? {}),
      current: index === 0,
    }
  })
}

/** The settings with an unsaved change of one section, for a preview. */
export function withChange(agency: Agency, section: string, change: unknown): Agency {
  const key = keyOf(section)
  return { ...agency, [key]: validate(key, { ...agency[key], ...asFields(change) }) }
}

function keyOf(section: string): SectionKey {
  const key = KEYS.find((key) => SECTIONS[key].name === section)
  if (!key) throw new NotFound('section', section.slice(0, 60))
  return key
}

/** Until the transaction ends, other changes of settings wait here. */
async function lockedVersions(tx: Database, { clock }: Pick<App, 'clock'>, section: string) {
  await settings.write({ db: tx }, LOCK, clock.now().toISOString())
  return rows.listVersions(tx, section)
}

function currentValue(key: SectionKey, stored: readonly rows.StoredSection[]): Value {
  return (stored[0] && parseStored(key, stored[0].value)) ?? SECTIONS[key].defaults
}

function valueOf(key: SectionKey, stored: readonly rows.StoredSection[], version: number) {
  if (version === 0) return SECTIONS[key].defaults as Value
  const row = stored.find((row) => row.version === version)
  return row ? parseStored(key, row.value) : null
}

async function store(
  tx: Database,
  app: WriteContext,
  key: SectionKey,
  version: number,
  { current, value }: { current: Value; value: Value },
): Promise<Value> {
  const { name, title } = SECTIONS[key]
  await rows.insert(tx, {
    section: name,
    version: version + 1,
    value: JSON.stringify(value),
    saved_at: app.clock.now().toISOString(),
    saved_by: typeof app.actor === 'string' ? app.actor : app.actor.username,
  })
  const changes = changesBetween(current, value, titlesOf(key))
  await audit.record(tx, app, { what: 'settings-changed', note: title, changes })
  return value
}

function asFields(change: unknown): Value {
  if (typeof change === 'object' && change !== null && !Array.isArray(change))
    return change as Value
  throw new Invalid({ body: 'What was sent is not a set of fields.' })
}

/** The problems are named by the path of their field: `services.0.text`. */
function validate(key: SectionKey, value: Value): Value {
  const parsed = SECTIONS[key].schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const name of issue.keys)
        fields[[...issue.path, name].join('.')] = 'There is no such field.'
    else fields[issue.path.join('.') || 'body'] ??= issue.message
  }
  throw new Invalid(fields)
}

function changedTitles(key: SectionKey, before: Value, after: Value): string[] {
  return changesBetween(before, after, titlesOf(key)).map(({ field }) => field)
}

/** The fields of a section by their titles. */
function titlesOf(key: SectionKey): Record<string, string> {
  const shape = SECTIONS[key].schema.shape as Record<string, z.ZodType>
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, schema.meta()?.title ?? name]),
  )
}
