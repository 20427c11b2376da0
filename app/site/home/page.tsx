import { appContext } from '#app/context.ts'
import * as properties from '#domain/properties/properties.server.ts'

import type { Route } from './+types/page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { properties: await properties.list(context.get(appContext)) }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <p>{loaderData.properties.length} properties</p>
}
