import { id } from '#domain/fields.ts'
import { Gone, NotFound } from '#domain/problem.ts'

/** Turns a NotFound problem into the site's page for it: 410 for what is gone, else 404. */
export async function orNotFound<T>(result: Promise<T>): Promise<T> {
  try {
    return await result
  } catch (error) {
    if (error instanceof Gone) throw new Response('Gone.', { status: 410 })
    if (error instanceof NotFound) throw notFound()
    throw error
  }
}

/** The id in a page's URL; an invalid one gives the 404 page. */
export function readId(text: string): number {
  const parsed = id.safeParse(text)
  if (!parsed.success) throw notFound()
  return parsed.data
}

function notFound(): Response {
  return new Response('Not found.', { status: 404 })
}
