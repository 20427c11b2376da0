'use client'

import { useState, type FormEvent, type ReactNode } from 'react'

import { Button } from './button'
import { classes } from './classes'
import { Field, type EnquiryField } from './field'

/** The form behind the enquiries, sent by the browser. */
export function EnquiryForm({
  form: name,
  fields,
  hidden = {},
  hint,
  submit,
  note,
  foot,
  block = false,
  labelledBy,
  className,
}: {
  form: string
  fields: readonly EnquiryField[]
  hidden?: Record<string, string | number>
  /** Below the fields. */
  hint?: ReactNode
  submit: string
  note?: ReactNode
  foot?: ReactNode
  block?: boolean
  labelledBy: string
  className?: string
}) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [said, say] = useState('')

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget))
    const missing = fields.filter(({ name, optional }) => !optional && !values[name])
    setErrors(Object.fromEntries(missing.map((field) => [field.name, 'Please fill this in.'])))
    if (missing.length > 0) return
    const answer = await fetch(`/api/${name}`, { method: 'POST', body: JSON.stringify(values) })
    say(answer.ok ? 'Thank you.' : 'It could not be sent.')
  }

  return (
    <form
      id={`${name}-form`}
      method="post"
      aria-labelledby={labelledBy}
      className={classes('form-grid', className)}
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="form" value={name} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <Field key={field.name} field={field} error={errors[field.name]} />
      ))}
      {hint}
      <div aria-hidden="true" className="absolute -start-[999rem] size-px overflow-hidden">
        <label>
          Website
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="col-span-full">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" className={block ? 'w-full' : 'max-sm:w-full'}>
            {submit}
          </Button>
          {note != null && <p className="flex-[1_1_14rem] text-caption text-ink-mute">{note}</p>}
        </div>
        <div aria-live="polite" className="not-empty:mt-4">
          {said}
        </div>
        {foot}
      </div>
    </form>
  )
}
