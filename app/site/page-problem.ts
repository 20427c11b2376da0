import { id } from '#domain/fields.ts'
import { NotFound } from '#domain/problem.ts'

/** Turns a NotFound problem into the site's 404 page. */
export async function orNotFound<T>(result: Promise<T>): Promise<T> {
  try {
    return await result
  } catch (error) {
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
