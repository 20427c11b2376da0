/** How the pages of the site refer to the agency that is described on the home page. */
export function agencyId(base: string): string {
  return `${base}/#agency`
}
