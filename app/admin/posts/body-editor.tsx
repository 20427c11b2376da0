import { Bold, Heading } from 'lucide-react'
import { useRef, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'

import { TextArea } from '#app/ui/field.tsx'

interface BodyEditorProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  value: string
  onWrite: (value: string) => void
}

/** A text area with buttons that format the line at the caret. */
export function BodyEditor({ value, onWrite, ...rest }: BodyEditorProps) {
  const textArea = useRef<HTMLTextAreaElement>(null)

  function toggle(mark: Mark) {
    const field = textArea.current
    if (!field) return
    const { text, caret } = toggleMark(value, field.selectionStart, mark)
    flushSync(() => onWrite(text))
    field.focus()
    field.setSelectionRange(caret, caret)
  }

  return (
    <div>
      <div
        role="toolbar"
        aria-label="Formatting"
        className="flex gap-1 rounded-t-control border border-b-0 border-control bg-paper p-0.5"
      >
        <ToolbarButton onClick={() => toggle('##')}>
          <Heading />
          Heading
        </ToolbarButton>
        <ToolbarButton onClick={() => toggle('**')}>
          <Bold />
          Bold
        </ToolbarButton>
      </div>
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

function ToolbarButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className="inline-flex min-h-target items-center gap-2 rounded-control px-3 text-label font-strong hover:bg-sand"
    />
  )
}

type Mark = '##' | '**'

/** Adds a mark to the line at the caret, or removes it; the caret stays at the same character. */
export function toggleMark(
  text: string,
  caret: number,
  mark: Mark,
): { text: string; caret: number } {
  const start = text.lastIndexOf('\n', caret - 1) + 1
  const end = text.indexOf('\n', start)
  const line = text.slice(start, end < 0 ? undefined : end)
  const unmarked = line.replace(/^(##|\*\*)\s*/, '')
  const marked = line.startsWith(mark) ? unmarked : mark + (mark === '##' ? ' ' : '') + unmarked
  return {
    text: text.slice(0, start) + marked + text.slice(start + line.length),
    caret: Math.max(start, caret + marked.length - line.length),
  }
}
