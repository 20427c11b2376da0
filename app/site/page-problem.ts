import { NotFound } from '#domain/problem.ts'

/** Waits for what a page shows; what there is not becomes the site's 404 page. */
export async function orNotFound<Found>(finding: Promise<Found>): Promise<Found> {
  try {
    return await finding
  } catch (error) {
    if (error instanceof NotFound) throw new Response('Not found.', { status: 404 })
    throw error
  }
}
