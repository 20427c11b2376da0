/** The dropped files, including those inside dropped folders. */
export async function droppedFiles({ items, files: plainFiles }: DataTransfer): Promise<File[]> {
  // Read all entries synchronously: the browser discards them after the event.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  if (!entries.some((entry) => entry.isDirectory)) return [...plainFiles]
  const files = await Promise.all(entries.map(filesIn))
  return files.flat().filter(({ name }) => !name.startsWith('.'))
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile)
    return [
      await new Promise<File>((done, fail) => (entry as FileSystemFileEntry).file(done, fail)),
    ]
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const children: FileSystemEntry[] = []
  // A folder is read in batches; an empty batch is the end.
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((done, fail) =>
      reader.readEntries(done, fail),
    )
    if (batch.length === 0) break
    children.push(...batch)
  }
  return (await Promise.all(children.map(filesIn))).flat()
}
