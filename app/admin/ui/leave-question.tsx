import type { Blocker } from 'react-router'

import { Button } from '#app/ui/button.tsx'

import { Dialog, DialogActions } from './dialog.tsx'

interface LeaveQuestionProps {
  blocker: Blocker
  /** What happens to the work. */
  text?: string
  stay?: string
}

/** Asks whether a page with unsaved work is left; see `use-leave-guard.ts`. */
export function LeaveQuestion({
  blocker,
  text = 'What you have changed here is not saved.',
  stay = 'Stay here',
}: LeaveQuestionProps) {
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      text={text}
      onCancel={() => blocker.reset?.()}
    >
      <DialogActions>
        <Button variant="ghost" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
        <Button data-first onClick={() => blocker.reset?.()}>
          {stay}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
