import { useEffect, useState, type ClipboardEvent, type DragEvent } from 'react'

import { droppedFiles } from './dropped-files.ts'

/** Takes files that are dragged onto an element or pasted in it; `over` while they hang above it. */
export function useFileDrop({
  disabled,
  onFiles,
}: {
  disabled: boolean
  onFiles: (files: File[]) => void
}) {
  const [over, setOver] = useState(false)
  useEffect(() => {
    // A file that misses must not replace the page, and with it what was written.
    document.addEventListener('dragover', stay)
    document.addEventListener('drop', stay)
    return () => {
      document.removeEventListener('dragover', stay)
      document.removeEventListener('drop', stay)
    }
  }, [])
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.dataTransfer.dropEffect = disabled ? 'none' : 'copy'
        setOver(!disabled)
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false)
      },
      onDrop: (event: DragEvent) => {
        setOver(false)
        if (!disabled) void droppedFiles(event.dataTransfer).then(onFiles)
      },
      onPaste: ({ clipboardData: { files } }: ClipboardEvent) => {
        if (!disabled && files.length > 0) onFiles([...files])
      },
    },
  }
}

function stay(event: Event): void {
  event.preventDefault()
}
