import { sql, type CreateTableBuilder, type Kysely } from 'kysely'

import type { Engine } from '#storage/database/database.ts'

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = <Name extends string>(name: Name) => db.schema.createTable(name)
  const numbered = <Name extends string>(name: Name) => withId(table(name), engine)

  await numbered('categories')
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .execute()
  await numbered('locations')
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .execute()

  await withHistory(
    numbered('properties')
      .addColumn('category_id', 'integer', (c) => c.references('categories.id'))
      .addColumn('location_id', 'integer', (c) => c.references('locations.id'))
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('currency', 'text', (c) => c.notNull())
      .addColumn('price', 'text', (c) => c.notNull())
      .addColumn('minarea', 'double precision')
      .addColumn('maxarea', 'double precision')
      .addColumn('bedroom', 'double precision')
      .addColumn('bathroom', 'double precision')
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('description', 'text', (c) => c.notNull())
      .addColumn('nearby', 'text', (c) => c.notNull())
      .addColumn('photos', 'text', (c) => c.notNull())
      .addColumn('floors', 'text', (c) => c.notNull()),
  ).execute()

  await withHistory(
    numbered('posts')
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('author', 'text', (c) => c.notNull())
      .addColumn('seo_title', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('photo', 'text', (c) => c.notNull())
      .addColumn('published_at', 'text', (c) => c.notNull()),
  ).execute()
  await db.schema
    .createIndex('posts_in_order')
    .on('posts')
    .columns(['published_at', 'id'])
    .execute()

  await numbered('brochures')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('file', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('demo', 'integer', (c) => c.notNull())
    .execute()

  await table('media')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('placeholder', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('kept_at', 'text')
    .execute()
  await db.schema
    .createIndex('media_in_quarantine')
    .on('media')
    .column('created_at')
    .where(sql.ref('kept_at'), 'is', null)
    .execute()

  await numbered('administrators')
    .addColumn('username', 'text', (c) => c.notNull().unique())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await numbered('sessions')
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('administrator_id', 'integer', (c) =>
      c.notNull().references('administrators.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await table('attempts')
    .addColumn('subject', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('until', 'text', (c) => c.notNull())
    .execute()

  await numbered('enquiries')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('countrycity', 'text', (c) => c.notNull())
    .addColumn('photos', 'text', (c) => c.notNull())
    .addColumn('property_id', 'integer', (c) => c.references('properties.id').onDelete('set null'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()

  await table('settings')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute()
}

function withId<Name extends string>(
  builder: CreateTableBuilder<Name>,
  engine: Engine,
): CreateTableBuilder<Name, 'id'> {
  // Ids are never given out twice, even when the newest row is purged: an old link must not come to
  // show another home.
  return builder.addColumn('id', 'integer', (c) =>
    engine === 'sqlite'
      ? c.primaryKey().autoIncrement()
      : c.primaryKey().generatedByDefaultAsIdentity(),
  )
}

function withHistory<Name extends string, Columns extends string>(
  builder: CreateTableBuilder<Name, Columns>,
) {
  return builder
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('removed_at', 'text')
    .addColumn('demo', 'integer', (c) => c.notNull())
}
