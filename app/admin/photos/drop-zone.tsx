import { ImageUp, Plus } from 'lucide-react'
import { useDropzone, type FileRejection } from 'react-dropzone'

import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { toast } from '#app/ui/toast.tsx'
import { PHOTO_TYPES } from '#domain/photos/photo.ts'

interface DropZoneProps {
  prompt?: string
  /** The accessible name of the file input. */
  label: string
  multiple?: boolean
  /** Smaller, inside another box. */
  quiet?: boolean
  describedBy?: string | undefined
  invalid?: boolean
  /** The name of the field, by which a form finds and focuses the first faulty one. */
  field?: string
  onFiles: (files: File[]) => void
}

const ZONE_STYLE =
  'rounded-control border border-dashed bg-paper-bright transition-colors duration-(--duration-quick) hover:border-solid hover:border-ink hover:bg-paper'
const DRAG_OVER_STYLE =
  'border-solid border-ink bg-paper outline-2 -outline-offset-4 outline-brass-deep'

export function DropZone(props: DropZoneProps) {
  const { prompt, label, multiple = true, quiet = false, describedBy, invalid, field } = props
  const { getRootProps, input, open, isDragActive } = useFileDrop(label, props.onFiles, multiple)
  return (
    <div
      {...getRootProps()}
      className={classes(
        'relative flex flex-wrap items-center justify-between gap-x-6 gap-y-4',
        quiet ? 'px-5 py-4' : 'p-6',
        ZONE_STYLE,
        invalid ? 'border-danger' : 'border-control',
        isDragActive && DRAG_OVER_STYLE,
      )}
    >
      {input}
      <p className={classes('flex items-center gap-4', quiet && 'text-small text-ink-soft')}>
        {!quiet && <ImageUp size={20} className="flex-none" />}
        {!quiet && !isDragActive && (
          <span className="pointer-coarse:hidden">
            {multiple ? 'Drag photos here.' : 'Drag a photo here.'}
          </span>
        )}
        <span>{isDragActive ? 'Drop to add' : prompt}</span>
      </p>
      <Button
        variant="ghost"
        size="s"
        onClick={open}
        aria-describedby={describedBy}
        data-choose
        data-field={field}
      >
        {multiple ? 'Choose files' : 'Choose file'}
      </Button>
    </div>
  )
}

/** The tile after a floor's photos, which adds more. */
export function AddTile({ label, onFiles }: { label: string; onFiles: (files: File[]) => void }) {
  const { getRootProps, input, open, isDragActive } = useFileDrop(label, onFiles)
  return (
    <div {...getRootProps()} className="relative h-full">
      {input}
      <button
        type="button"
        onClick={open}
        className={classes(
          'flex size-full min-h-32 flex-col items-center justify-center gap-2 border-control text-label',
          ZONE_STYLE,
          isDragActive && DRAG_OVER_STYLE,
        )}
      >
        <Plus size={20} />
        Add photos
      </button>
    </div>
  )
}

const ACCEPTED = Object.fromEntries(PHOTO_TYPES.map((type) => [type, []]))

function reportRejected(rejections: readonly FileRejection[]): void {
  const names = rejections.map(({ file }) => file.name).join(', ')
  toast.error(`Left out: ${names}. Please choose JPEG, PNG, WebP or AVIF files.`)
}

function useFileDrop(label: string, onFiles: (files: File[]) => void, multiple = true) {
  const { getInputProps, ...dropzone } = useDropzone({
    accept: ACCEPTED,
    multiple,
    noClick: true,
    noKeyboard: true,
    onDropAccepted: onFiles,
    onDropRejected: reportRejected,
  })
  // The visible button opens the file input, so it takes no space and no tab stop.
  const input = (
    <span className="sr-only">
      <input {...getInputProps()} aria-label={label} tabIndex={-1} />
    </span>
  )
  return { ...dropzone, input }
}
