import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

/** What differs from one property card to the next. */
export interface Listing {
  id: number
  title: string
  location: string
  category: string
  currency: string
  price: string
  /** The name of the first photo, without its ending. */
  photo: string
}

const CARDS = `
  select p.id, p.title, coalesce(l.name, '') as location, coalesce(c.name, '') as category,
    p.currency, p.price, coalesce(substr(p.photos ->> 0, 1, 32), '') as photo
  from properties p
  left join categories c on c.id = p.category_id
  left join locations l on l.id = p.location_id
  where p.removed_at is null and p.hidden_at is null`

const PUBLIC = 'from properties where removed_at is null and hidden_at is null'

export function newest(limit: number): Listing[] {
  return rows<Listing>(`${CARDS} order by p.id desc limit ?`, limit)
}

export function find(id: number): Listing | undefined {
  return rows<Listing>(`${CARDS} and p.id = ?`, id)[0]
}

/** The first matches, newest first, and how many there are. */
export function search(term: string, location: string, limit: number) {
  const conditions = `${CARDS}
    and (?1 = '' or l.name = ?1)
    and (?2 = '' or instr(lower(p.title), ?2) or instr(lower(l.name), ?2))`
  const values = [location, term.toLowerCase()]
  const [total] = rows<{ count: number }>(
    `select count(*) as count from (${conditions})`,
    ...values,
  )
  return {
    count: total?.count ?? 0,
    listings: rows<Listing>(`${conditions} order by p.id desc limit ?3`, ...values, limit),
  }
}

/** One page of the other listings, newest first. Only ids are read to skip the pages before it. */
export function others(id: number, page: number, perPage: number): Listing[] {
  const ids = `select id ${PUBLIC} and id != ? order by id desc limit ? offset ?`
  const sql = `${CARDS} and p.id in (${ids}) order by p.id desc`
  return rows<Listing>(sql, id, perPage, (page - 1) * perPage)
}

let database: DatabaseSync | undefined
const prepared = new Map<string, StatementSync>()

/** Reads the SQLite file that our own site serves from; each statement is prepared once. */
function rows<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
  database ??= new DatabaseSync(process.env['SITE_DATABASE'] ?? 'site.db', { readOnly: true })
  const statement = prepared.get(sql) ?? database.prepare(sql)
  prepared.set(sql, statement)
  return statement.all(...values) as Row[]
}
