import type { Blocker } from 'react-router'

import { Button } from '#app/ui/button.tsx'

import { Dialog, DialogActions } from './dialog.tsx'

interface LeaveQuestionProps {
  blocker: Pick<Blocker, 'state' | 'proceed' | 'reset'>
  title?: string
  /** What happens to the work. */
  text?: string
  leave?: string
  stay?: string
}

/** Asks whether a page with unsaved work is left, see `use-leave-guard.ts`, or its work thrown away. */
export function LeaveQuestion({
  blocker,
  title = 'Leave without saving?',
  text = 'What you have changed here is not saved.',
  leave = 'Leave',
  stay = 'Stay here',
}: LeaveQuestionProps) {
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      title={title}
      text={text}
      onCancel={() => blocker.reset?.()}
    >
      <DialogActions>
        <Button variant="ghost" onClick={() => blocker.proceed?.()}>
          {leave}
        </Button>
        <Button data-first onClick={() => blocker.reset?.()}>
          {stay}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
