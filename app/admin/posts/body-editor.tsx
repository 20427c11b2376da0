import { Bold, Heading } from 'lucide-react'
import { useRef, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'

import { TextArea } from '#app/ui/field.tsx'

import { withMark, type Mark } from './text-marks.ts'

interface BodyEditorProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  value: string
  onWrite: (value: string) => void
}

/** A long text, with buttons that set its marks on the line where one is. */
export function BodyEditor({ value, onWrite, ...rest }: BodyEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null)

  function mark(mark: Mark) {
    const field = area.current
    if (!field) return
    const marked = withMark(value, field.selectionStart, mark)
    flushSync(() => onWrite(marked.text))
    field.focus()
    field.setSelectionRange(marked.caret, marked.caret)
  }

  return (
    <div>
      <div
        role="toolbar"
        aria-label="Formatting"
        className="flex gap-1 rounded-t-control border border-b-0 border-control bg-paper p-0.5"
      >
        <MarkButton onClick={() => mark('##')}>
          <Heading aria-hidden="true" size={17} strokeWidth={1.35} />
          Heading
        </MarkButton>
        <MarkButton onClick={() => mark('**')}>
          <Bold aria-hidden="true" size={17} strokeWidth={1.35} />
          Bold
        </MarkButton>
      </div>
      <TextArea
        {...rest}
        ref={area}
        value={value}
        onChange={({ target }) => onWrite(target.value)}
        className="field-sizing-content min-h-64 rounded-t-none lg:min-h-96"
      />
    </div>
  )
}

function MarkButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className="inline-flex min-h-target items-center gap-2 rounded-control px-3 text-[0.875rem] font-[560] hover:bg-sand"
    />
  )
}
