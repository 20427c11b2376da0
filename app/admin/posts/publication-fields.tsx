import { useState } from 'react'

import { Field, Select, TextInput } from '#app/ui/field.tsx'
import { POST_STATUS_NAMES, toDubaiInput } from '#domain/posts/post-status.ts'

import type { PostFormControls } from './use-post-form.ts'

const EXPLANATIONS = {
  draft: 'Only your team sees it. It may still lack its text or its photo.',
  scheduled: 'It is published by itself at this time.',
  published: 'Everyone sees it as soon as it is saved.',
}

/** Whether and when visitors see the post. */
export function PublicationFields({ form }: { form: PostFormControls }) {
  const { work, faults } = form
  const [now] = useState(() => toDubaiInput(new Date().toISOString()))
  return (
    <>
      <Field
        label="Status"
        name="status"
        error={faults['status']}
        hint={EXPLANATIONS[work.status]}
        className={work.status === 'scheduled' ? undefined : 'col-span-full'}
      >
        <Select
          value={work.status}
          data-field="status"
          onChange={({ target }) => form.write('status', target.value)}
        >
          {Object.entries(POST_STATUS_NAMES).map(([status, name]) => (
            <option key={status} value={status}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {work.status === 'scheduled' && (
        <Field
          label="Publish at"
          name="publish_at"
          error={faults['publish_at']}
          hint="The time in Dubai."
        >
          <TextInput
            type="datetime-local"
            min={now}
            value={work.publish_at}
            data-field="publish_at"
            onBlur={() => form.touch('publish_at')}
            onChange={({ target }) => form.write('publish_at', target.value)}
          />
        </Field>
      )}
    </>
  )
}
