import type { Agency } from '#domain/agency/agency.ts'
import type { App } from '#domain/app.ts'
import type * as rows from '#domain/enquiries/enquiry-rows.server.ts'
import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import * as seenHomes from '#domain/enquiries/seen-homes.server.ts'
import type { Database } from '#storage/database/database.ts'

import type { EnquiryDetail } from './answer.ts'
import { answerSubject } from './answers.server.ts'
import * as events from './events.server.ts'
import { findPerson } from './hand-over.server.ts'
import { listOthers } from './same-person.server.ts'

type DetailApp = Pick<App, 'db' | 'mail' | 'clock' | 'actor' | 'agency'>

/** An enquiry with its timeline, the person's other enquiries and templates for an answer. */
export async function find(app: DetailApp, id: number): Promise<EnquiryDetail> {
  const { db } = app
  const agency = await app.agency.current()
  const row = await inbox.findRow(app, id)
  return {
    enquiry: await inbox.find(app, id),
    events: await events.list(db, id),
    others: await listOthers(app, row),
    seen: await seenHomes.find(db, row),
    people: await listPeople(db),
    templates: await filledTemplates(db, row, agency),
    answer_subject: answerSubject(row, agency),
  }
}

/** Those whom an enquiry can be given to. */
function listPeople(db: Database) {
  return db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('active', '=', 1)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

async function filledTemplates(db: Database, row: rows.EnquiryRow, agency: Agency) {
  const agent = await findPerson(db, row.assignee_id)
  const home = await findHome(db, row)
  const valuesIn = (language: 'en' | 'ar') => ({
    name: row.name,
    home: (language === 'ar' && home.title_ar) || home.title || THE_HOME[language],
    reference: home.reference,
    agent: (language === 'ar' && agent?.name_ar) || agent?.name || '',
    agency: (language === 'ar' && agency.profile.name_ar) || agency.profile.name,
  })
  return agency.followUp.templates.map(({ name, text, text_ar }) => ({
    name,
    en: fill(text, valuesIn('en')),
    ar: fill(text_ar || text, valuesIn('ar')),
  }))
}

/** Where an enquiry is about no home. */
const THE_HOME = { en: 'the home', ar: 'العقار' }

async function findHome(db: Database, row: rows.EnquiryRow) {
  const home = await db
    .selectFrom('properties')
    .select(['title', 'title_ar', 'reference'])
    .where('id', '=', row.property_id ?? 0)
    .executeTakeFirst()
  const { property_title, address, property_reference: reference } = row
  return home ?? { title: property_title || address, title_ar: '', reference }
}

/** Puts values where their names stand in braces. Brackets around nothing are left out. */
function fill(text: string, values: Record<string, string>): string {
  return text
    .replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
    .replaceAll(' ()', '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
