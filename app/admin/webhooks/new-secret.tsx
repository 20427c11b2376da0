import { copyField } from '#app/admin/copy-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'

/** The secret of the webhook that was just added. */
export function NewSecret({ secret }: { secret: string }) {
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
      <Button
        variant="ghost"
        size="s"
        className="justify-self-start"
        onClick={() => void copyField(secret, 'Secret')}
      >
        Copy secret
      </Button>
    </div>
  )
}
