import type { Blocker } from 'react-router'

import { Button } from '#app/ui/button.tsx'

import { Dialog, DialogActions } from './dialog.tsx'

/** Asks before a page with unsaved work is left. */
export function LeaveDialog({ blocker }: { blocker: Blocker }) {
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      text="What you have written is not saved yet. It stays on this device as a draft."
      onCancel={() => blocker.reset?.()}
    >
      <DialogActions>
        <Button variant="ghost" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
        <Button data-first onClick={() => blocker.reset?.()}>
          Keep writing
        </Button>
      </DialogActions>
    </Dialog>
  )
}
