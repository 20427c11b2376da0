/** The files that were dropped, and those inside of folders that were. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  // All entries are asked for at once: the browser forgets them when the event is over.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  if (!entries.some((entry) => entry.isDirectory)) return [...files]
  const found = await Promise.all(entries.map(filesIn))
  return found.flat().filter(({ name }) => !name.startsWith('.'))
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile)
    return [
      await new Promise<File>((done, fail) => (entry as FileSystemFileEntry).file(done, fail)),
    ]
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const inside: FileSystemEntry[] = []
  // A folder is told in parts; an empty part is the end of it.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((done, fail) =>
      reader.readEntries(done, fail),
    )
    if (part.length === 0) break
    inside.push(...part)
  }
  return (await Promise.all(inside.map(filesIn))).flat()
}
