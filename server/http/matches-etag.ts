/**
 * Whether a browser has what an ETag stands for. A proxy that compresses makes tags weak, so weak and
 * strong ones are compared alike.
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  // With its quotation marks a tag is no part of another.
  return ifNoneMatch === '*' || ifNoneMatch.includes(etag.replace(/^W\//, ''))
}
