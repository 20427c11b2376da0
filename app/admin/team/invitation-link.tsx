import { copyText } from '#app/admin/copy-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast.tsx'

/** A link to copy, where the site cannot send it. */
export function InvitationLink({ link }: { link: string }) {
  async function copy() {
    if (await copyText(link)) toast.success('Link copied.')
    else toast.error('The link could not be copied. Please select it and copy it yourself.')
  }

  return (
    <div className="grid max-w-xl gap-3">
      <Field
        label="Invitation link"
        name="link"
        hint="Send it yourself: no mail server is set up. It works once, for seven days, and is shown only now."
      >
        <TextInput readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
      <Button variant="ghost" className="justify-self-start" onClick={() => void copy()}>
        Copy link
      </Button>
    </div>
  )
}
