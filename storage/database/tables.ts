import type { Insertable, Selectable, Updateable } from 'kysely'

import type { ContentTables } from './tables/content-tables.ts'
import type { EnquiryTables } from './tables/enquiry-tables.ts'
import type { MessageTables } from './tables/message-tables.ts'
import type { PeopleTables } from './tables/people-tables.ts'
import type { PropertyTables } from './tables/property-tables.ts'

/** Every table of the database, with its columns. */
export interface Tables
  extends PropertyTables, ContentTables, PeopleTables, EnquiryTables, MessageTables {}

export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>
export type RowChange<Name extends keyof Tables> = Updateable<Tables[Name]>
