import { Plus } from 'lucide-react'
import { Link } from 'react-router'

import { adminMeta, load } from '#app/admin/load.ts'
import { get } from '#app/admin/request.ts'
import { LoadedPage } from '#app/admin/ui/admin-page.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import type { Places, PlaceTable } from '#domain/places/place.ts'

import type { Route } from './+types/page.ts'
import { LISTS, placesUrl } from './place-lists.ts'
import { PlaceForm } from './place-form.tsx'
import { PlaceList } from './place-list.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Categories and locations')

/** `?tab=categories` shows the categories; `&edit=7` opens one, `&edit=new` an empty one. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams
  const table: PlaceTable = query.get('tab') === 'categories' ? 'categories' : 'locations'
  const fetched = get<Places>('/api/places', { signal: request.signal })
  return load(
    request,
    fetched.then((places) => ({ places, table, edited: query.get('edit') })),
  )
}

export default function PlacesPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedPage title="Categories and locations" missing="There is nothing." loaded={loaderData}>
      {({ places, table, edited }) => (
        <>
          <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
            <PlaceTabs places={places} current={table} />
            <ButtonLink to={placesUrl(table, 'new')} preventScrollReset>
              <Plus />
              Add a {LISTS[table].one}
            </ButtonLink>
          </div>
          <p className="mb-6 max-w-measure text-small text-ink-soft">{ABOUT[table]}</p>
          {edited === 'new' && (
            <PlaceForm key="new" table={table} place={undefined} places={places[table]} />
          )}
          <PlaceList key={table} table={table} places={places[table]} edited={edited} />
        </>
      )}
    </LoadedPage>
  )
}

const ABOUT: Record<PlaceTable, string> = {
  locations:
    'Visitors choose from these in the search, in this order. Each home has one. Other names, such as JVC, are understood when they are typed.',
  categories:
    'Visitors choose from these in the search, in this order. The type tells the portals what a category is, whatever you call it.',
}

function PlaceTabs({ places, current }: { places: Places; current: PlaceTable }) {
  return (
    <nav aria-label="Lists" className="-mx-2.5 flex">
      {(['locations', 'categories'] as const).map((table) => (
        <Link
          key={table}
          to={placesUrl(table)}
          aria-current={table === current ? 'page' : undefined}
          className={classes(
            'inline-flex min-h-target items-center border-b-2 px-2.5',
            table === current
              ? 'border-brass-deep font-strong'
              : 'border-transparent text-ink-soft',
          )}
        >
          {LISTS[table].title}
          <span className="ms-1.5 font-normal text-ink-mute numerals">{places[table].length}</span>
        </Link>
      ))}
    </nav>
  )
}
