import { ImageUp, Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useDropzone } from 'react-dropzone'

import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'

interface DropZoneProps {
  /** What the zone says, and what its button is called for those who do not see where it stands. */
  words: string
  label: string
  multiple?: boolean
  /** Smaller, inside another box. */
  quiet?: boolean
  describedBy?: string | undefined
  invalid?: boolean
  /** The name of the field, for whoever looks for the first fault. */
  field?: string
  onFiles: (files: File[]) => void
}

const EDGE =
  'rounded-control border border-dashed bg-paper-bright transition-colors duration-(--duration-quick) hover:border-solid hover:border-ink hover:bg-paper'
const OVER = 'border-solid border-ink bg-paper outline-2 -outline-offset-4 outline-brass-deep'

/** A place to drop photos on, with a button for everyone who does not drag. */
export function DropZone({
  words,
  label,
  describedBy,
  invalid,
  field,
  quiet = false,
  ...rest
}: DropZoneProps) {
  const { zone, input, open, over } = useFiles(rest)
  return (
    <div
      {...zone}
      className={classes(
        'relative flex flex-wrap items-center justify-between gap-x-6 gap-y-4',
        quiet ? 'px-5 py-4' : 'p-6',
        EDGE,
        invalid ? 'border-danger' : 'border-control',
        over && OVER,
      )}
    >
      <HiddenInput {...input} aria-label={label} />
      <p className={classes('flex items-center gap-4', quiet && 'text-small text-ink-soft')}>
        {!quiet && (
          <ImageUp aria-hidden="true" size={20} strokeWidth={1.35} className="flex-none" />
        )}
        <span>{over ? 'Drop to add' : words}</span>
      </p>
      <Button
        variant="ghost"
        size="s"
        onClick={open}
        aria-describedby={describedBy}
        data-choose
        data-field={field}
      >
        {rest.multiple === false ? 'Choose file' : 'Choose files'}
      </Button>
    </div>
  )
}

/** The last tile of a floor's photos: adds more. */
export function AddTile({ label, onFiles }: { label: string; onFiles: (files: File[]) => void }) {
  const { zone, input, open, over } = useFiles({ onFiles })
  return (
    <div {...zone} className="relative h-full">
      <HiddenInput {...input} aria-label={label} />
      <button
        type="button"
        onClick={open}
        className={classes(
          'flex size-full min-h-32 flex-col items-center justify-center gap-2 border-control text-[0.875rem]',
          EDGE,
          over && OVER,
        )}
      >
        <Plus aria-hidden="true" size={20} strokeWidth={1.35} />
        Add photos
      </button>
    </div>
  )
}

/** The file input itself. Its button opens it, so that it needs no place and no tab stop. */
function HiddenInput(props: ComponentProps<'input'>) {
  return (
    <span className="sr-only">
      <input {...props} tabIndex={-1} />
    </span>
  )
}

function useFiles({
  multiple = true,
  onFiles,
}: {
  multiple?: boolean
  onFiles: (files: File[]) => void
}) {
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: { 'image/*': [] },
    multiple,
    noClick: true,
    noKeyboard: true,
    onDropAccepted: onFiles,
  })
  return { zone: getRootProps(), input: getInputProps(), open, over: isDragActive }
}
