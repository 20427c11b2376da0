import { useEffect, useState, type ClipboardEvent, type DragEvent } from 'react'

import { droppedFiles } from './dropped-files.ts'

/** Accepts files that are dropped on an element or pasted into it. */
export function useFileDrop({
  disabled,
  onFiles,
}: {
  disabled: boolean
  onFiles: (files: File[]) => void
}) {
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
