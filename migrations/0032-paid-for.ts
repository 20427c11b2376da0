import { sql, type Kysely } from 'kysely'

/**
 * For what a home's price is paid: alerts tell of a reduced one only where it is still for sale, or to
 * rent for the same period.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['home_prices', 'home_news'])
    await sql`alter table ${sql.table(table)} add column paid_for text not null default ''`.execute(
      db,
    )
  await sql`
    update home_prices set paid_for = (
      select case when property_type = 'rent' then 'rent ' || rent_period else 'sale' end
      from properties where properties.id = property_id)`.execute(db)
}
