import { Button } from '#app/ui/button.tsx'

/** The foot of a form that opened in its section: to go on, or to leave it be. */
export function FormActions({
  action,
  busy,
  onCancel,
}: {
  action: string
  busy: boolean
  onCancel: () => void
}) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busy={busy} busyLabel="Checking">
        {action}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
