import { useEffect, useState, type ClipboardEvent, type DragEvent } from 'react'

interface FileDropOptions {
  disabled: boolean
  onFiles: (files: File[]) => void
}

/** Accepts files that are dropped on an element or pasted into it. */
export function useFileDrop({ disabled, onFiles }: FileDropOptions) {
  const [isDraggedOver, setIsDraggedOver] = useState(false)
  useEffect(() => {
    // Dropped beside the element, a file would replace the page and lose what was typed.
    const listeners = new AbortController()
    for (const event of ['dragover', 'drop'])
      document.addEventListener(event, (event) => event.preventDefault(), {
        signal: listeners.signal,
      })
    return () => listeners.abort()
  }, [])
  return {
    isDraggedOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.dataTransfer.dropEffect = disabled ? 'none' : 'copy'
        setIsDraggedOver(!disabled)
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setIsDraggedOver(false)
      },
      onDrop: (event: DragEvent) => {
        setIsDraggedOver(false)
        if (!disabled) void droppedFiles(event.dataTransfer).then(onFiles)
      },
      onPaste: ({ clipboardData: { files } }: ClipboardEvent) => {
        if (!disabled && files.length > 0) onFiles([...files])
      },
    },
  }
}

/** The dropped files, including those inside dropped folders. */
async function droppedFiles({ items, files: plainFiles }: DataTransfer): Promise<File[]> {
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
