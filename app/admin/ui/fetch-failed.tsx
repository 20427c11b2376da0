import { FETCH_FAILED } from '#app/admin/use-request.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'

export function FetchFailed({ busy = false, onRetry }: { busy?: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="grid max-w-measure justify-items-start gap-5">
      <Alert kind="error">{FETCH_FAILED}</Alert>
      <Button variant="ghost" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
