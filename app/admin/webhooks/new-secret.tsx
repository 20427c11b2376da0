import { copyText } from '#app/admin/copy-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast.tsx'

/** The secret of the webhook that was just added. */
export function NewSecret({ secret }: { secret: string }) {
  async function copy() {
    if (await copyText(secret)) toast.success('Secret copied.')
    else toast.error('The secret could not be copied. Please select it and copy it yourself.')
  }

  return (
    <div className="mb-8 grid gap-3 border-s-3 border-brass-deep bg-sand px-5 py-4">
      <Field
        label="Secret of the new webhook"
        name="secret"
        hint="Shown only now. The other system checks with it that a message comes from here."
      >
        <TextInput
          readOnly
          dir="ltr"
          value={secret}
          className="font-mono text-caption"
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <Button variant="ghost" size="s" className="justify-self-start" onClick={() => void copy()}>
        Copy secret
      </Button>
    </div>
  )
}
