import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'

interface ActionBarProps {
  /** The id of the form that the button submits. */
  form: string
  action: string
  cancelTo: string
  busy: boolean
  disabled?: boolean
  note?: string | undefined
  failure?: string | undefined
  /** Why it failed; shown below `failure`. */
  reason?: string | undefined
}

/** Sticks to the bottom of the window, so that a long form's button stays in view. */
export function ActionBar(props: ActionBarProps) {
  const { form, action, cancelTo, busy, disabled, note, failure, reason } = props
  return (
    <div className="sticky bottom-0 z-20 border-t border-line-strong bg-paper pb-[env(safe-area-inset-bottom)] shadow-bar">
      <div className="wrap flex min-h-19 flex-wrap items-center justify-between gap-x-4 gap-y-2.5 py-3">
        <div role="alert" className="w-full empty:hidden">
          {failure && <Alert kind="error">{failure}</Alert>}
          {failure && reason && <p className="mt-2 text-caption text-danger">{reason}</p>}
        </div>
        <output className="text-caption text-ink-mute empty:hidden max-md:w-full">{note}</output>
        <div className="flex gap-3 max-md:w-full md:ms-auto">
          <ButtonLink variant="ghost" to={cancelTo} className="max-md:flex-1">
            Cancel
          </ButtonLink>
          <Button
            type="submit"
            form={form}
            busy={busy}
            disabled={disabled}
            className="max-md:flex-[1.6]"
          >
            {action}
          </Button>
        </div>
      </div>
    </div>
  )
}
