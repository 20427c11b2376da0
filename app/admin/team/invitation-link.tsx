import { copyField } from '#app/admin/copy-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'

/** A link to copy, where the site cannot send it. */
export function InvitationLink({ link }: { link: string }) {
  return (
    <div className="grid max-w-xl gap-3">
      <Field
        label="Invitation link"
        name="link"
        hint="Send it yourself: no mail server is set up. It works once, for seven days, and is shown only now."
      >
        <TextInput readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
      <Button
        variant="ghost"
        className="justify-self-start"
        onClick={() => void copyField(link, 'Link')}
      >
        Copy link
      </Button>
    </div>
  )
}
