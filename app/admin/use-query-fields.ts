import { useLayoutEffect, useRef } from 'react'

/**
 * Returns the ref of a form whose fields have the values of a query, and follow it. The fields stay
 * the same elements, so that the one that the user is in keeps the focus.
 */
export function useQueryFields(query: URLSearchParams) {
  const form = useRef<HTMLFormElement>(null)
  const search = String(query)
  useLayoutEffect(() => {
    const query = new URLSearchParams(search)
    for (const field of form.current?.querySelectorAll<HTMLInputElement>('[name]') ?? []) {
      const value = query.get(field.name) ?? ''
      // A date that is only half typed has the value '', and stays.
      if (field.value !== value) field.value = value
    }
  }, [search])
  return form
}
