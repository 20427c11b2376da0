import { Bold, Heading, ImagePlus, Link, List, ListOrdered } from 'lucide-react'
import { useRef, type ComponentProps, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

import { formOf, post } from '#app/admin/request.ts'
import { useRequest } from '#app/admin/use-request.ts'
import { TextArea } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast.tsx'
import { PHOTO_TYPES } from '#domain/photos/photo.ts'

import {
  addLink,
  addPhoto,
  boldWords,
  toggleMark,
  type LineMark,
  type Selected,
} from './body-marks.ts'

interface BodyEditorProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  value: string
  onWrite: (value: string) => void
  /** Runs before the login page is opened because the session is over. */
  onSessionOver: () => void
}

/** A text area with buttons that format the line at the caret or the selected words. */
export function BodyEditor({ value, onWrite, onSessionOver, ...rest }: BodyEditorProps) {
  const textArea = useRef<HTMLTextAreaElement>(null)

  /** Reads the text from the field: it may have changed while a photo was uploaded. */
  function edit(change: (selected: Selected) => Selected) {
    const field = textArea.current
    if (!field) return
    const { text, start, end } = change({
      text: field.value,
      start: field.selectionStart,
      end: field.selectionEnd,
    })
    flushSync(() => onWrite(text))
    field.focus()
    field.setSelectionRange(start, end)
  }

  return (
    <div>
      <Toolbar
        edit={edit}
        onSessionOver={onSessionOver}
        label={rest.lang ? 'Formatting of the Arabic text' : 'Formatting'}
      />
      <TextArea
        {...rest}
        ref={textArea}
        value={value}
        onChange={({ target }) => onWrite(target.value)}
        className="field-sizing-content min-h-64 rounded-t-none lg:min-h-96"
      />
    </div>
  )
}

interface ToolbarProps extends Pick<BodyEditorProps, 'onSessionOver'> {
  label: string
  edit: (change: (selected: Selected) => Selected) => void
}

function Toolbar({ edit, onSessionOver, label }: ToolbarProps) {
  const upload = useRequest<{ filename: string }>()
  const toggle = (mark: LineMark) =>
    edit(({ text, start }) => {
      const { caret, ...marked } = toggleMark(text, start, mark)
      return { ...marked, start: caret, end: caret }
    })
  const makeBold = (selected: Selected) => {
    if (selected.start !== selected.end) return boldWords(selected)
    const { text, caret } = toggleMark(selected.text, selected.start, '**')
    return { text, start: caret, end: caret }
  }

  async function insertPhoto(file: File) {
    const form = formOf({ photo: file })
    const outcome = await upload.send(() => post('/api/upload', form), { onSessionOver })
    if (outcome.state === 'failed') toast.error(`Error uploading file: ${outcome.message}`)
    if (outcome.state === 'done') edit((selected) => addPhoto(selected, outcome.result.filename))
  }

  return (
    <div
      role="toolbar"
      aria-label={label}
      className="flex flex-wrap gap-x-1 rounded-t-control border border-b-0 border-control bg-paper p-0.5"
    >
      <ToolbarButton icon={<Heading />} label="Heading" onClick={() => toggle('##')} />
      <ToolbarButton icon={<Bold />} label="Bold" onClick={() => edit(makeBold)} />
      <ToolbarButton icon={<List />} label="List" onClick={() => toggle('-')} />
      <ToolbarButton icon={<ListOrdered />} label="Numbers" onClick={() => toggle('1.')} />
      <ToolbarButton icon={<Link />} label="Link" onClick={() => edit(addLink)} />
      <PhotoButton busy={upload.isLoading} onFile={(file) => void insertPhoto(file)} />
    </div>
  )
}

function PhotoButton({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <ToolbarButton
        icon={<ImagePlus />}
        label={busy ? 'Uploading…' : 'Add photo'}
        disabled={busy}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept={PHOTO_TYPES.join()}
        hidden
        data-body-photo
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Otherwise choosing the same file again would not fire `change`.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}

interface ToolbarButtonProps extends ComponentProps<'button'> {
  icon: ReactNode
  label: string
}

function ToolbarButton({ icon, label, ...rest }: ToolbarButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className="inline-flex min-h-target items-center gap-2 rounded-control px-3 text-label font-strong hover:bg-sand disabled:cursor-progress disabled:text-ink-mute"
    >
      {icon}
      {label}
    </button>
  )
}
