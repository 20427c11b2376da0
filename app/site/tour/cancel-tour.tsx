import { Button } from '#app/ui/button.tsx'

/** Asks for confirmation before cancelling, also without JavaScript. */
export function CancelTour() {
  return (
    <details className="mt-6 border-t border-line-strong pt-3">
      <summary className="flex min-h-target cursor-pointer items-center text-small font-strong underline decoration-brass-deep underline-offset-4">
        Cancel the tour
      </summary>
      <form method="post" className="mt-2 grid gap-4">
        <p className="text-small text-ink-soft">
          The agency is told at once. A cancelled tour stays cancelled; you can propose a new one.
        </p>
        <Button type="submit" variant="ghost" name="intent" value="cancel" className="w-full">
          Yes, cancel it
        </Button>
      </form>
    </details>
  )
}
