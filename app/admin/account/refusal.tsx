import { Alert } from '#app/ui/alert.tsx'

/** What was said against a step, where no field is to blame. */
export function Refusal({ children }: { children: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && <Alert kind="error">{children}</Alert>}
    </div>
  )
}
