import type { Kysely } from 'kysely'

import type { Engine } from '#storage/database/database.ts'

/** What an administrator proves besides the password, and the codes for when the telephone is lost. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const numbered = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('id', 'integer', (c) =>
        engine === 'sqlite'
          ? c.primaryKey().autoIncrement()
          : c.primaryKey().generatedByDefaultAsIdentity(),
      )

  await numbered('second_factors')
    .addColumn('administrator_id', 'integer', (c) =>
      c.notNull().unique().references('administrators.id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('last_step', 'integer', (c) => c.notNull())
    .addColumn('started_at', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'text')
    .execute()

  await numbered('recovery_codes')
    .addColumn('second_factor_id', 'integer', (c) =>
      c.notNull().references('second_factors.id').onDelete('cascade'),
    )
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addUniqueConstraint('recovery_codes_once', ['second_factor_id', 'code_hash'])
    .execute()
}
