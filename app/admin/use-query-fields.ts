import { useLayoutEffect, useRef } from 'react'

/**
 * Returns the ref of a form whose fields have the values of a query, and follow it. The fields stay
 * the same elements, so that the one that the user is in keeps the focus.
 */
export function useQueryFields(query: URLSearchParams) {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef<URLSearchParams>(undefined)
  const search = String(query)
  useLayoutEffect(() => {
    const query = new URLSearchParams(search)
    const fields = form.current?.querySelectorAll<HTMLInputElement>('[name]') ?? []
    showQuery(query, shown.current, fields)
    shown.current = query
  }, [search])
  return form
}

type QueryField = Pick<HTMLInputElement, 'name' | 'value'> & { selectedIndex?: number }

/** Sets only the fields whose value in the query has changed: others may contain unsent typing. */
export function showQuery(
  query: URLSearchParams,
  before: URLSearchParams | undefined,
  fields: Iterable<QueryField>,
): void {
  for (const field of fields) {
    const value = query.get(field.name) ?? ''
    // A date that is only half typed has the value '', and stays.
    if (field.value === value || (before && (before.get(field.name) ?? '') === value)) continue
    field.value = value
    // The select has no such option, for example because that location was removed.
    if (field.selectedIndex === -1) field.value = ''
  }
}
