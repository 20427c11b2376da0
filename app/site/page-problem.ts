import { id } from '#domain/fields.ts'
import { NotFound } from '#domain/problem.ts'

/** Waits for what a page shows; what there is not becomes the site's 404 page. */
export async function orNotFound<Found>(finding: Promise<Found>): Promise<Found> {
  try {
    return await finding
  } catch (error) {
    if (error instanceof NotFound) throw notFound()
    throw error
  }
}

/** The id in a page's address; an address whose id is none leads nowhere. */
export function readId(text: string): number {
  const read = id.safeParse(text)
  if (!read.success) throw notFound()
  return read.data
}

function notFound(): Response {
  return new Response('Not found.', { status: 404 })
}
