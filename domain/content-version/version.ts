/**
 * The number of changes to the public content, as this process knows it. What is made from content
 * (rendered pages, answers, the search index) is good for as long as the number stands.
 */
export interface ContentVersion {
  current(): number
  reached(version: number): void
}

export function createContentVersion(): ContentVersion {
  let version = 0
  return {
    current: () => version,
    reached: (newer) => {
      version = Math.max(version, newer)
    },
  }
}
