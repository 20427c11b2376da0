const NAMED = 10

export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** Names the files that something is wrong with; a command that finds some does not end well. */
export function reportFiles(fault: string, keys: string[]): void {
  if (keys.length === 0) return
  const more = keys.length > NAMED ? `, and ${keys.length - NAMED} more` : ''
  console.error(`${keys.length} files ${fault}: ${keys.slice(0, NAMED).join(', ')}${more}.`)
  process.exitCode = 1
}
