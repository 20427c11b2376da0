/** The query of what is chosen in the form; `before` is the query that the page shows. */
export function filterQuery(form: FormData, before: URLSearchParams): FormData {
  // The number is that of one listing, post or person.
  if (form.get('kind') !== (before.get('kind') ?? '')) form.delete('about_id')
  return form
}
