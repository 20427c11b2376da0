import { Dialog, DialogActions } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.tsx'

import type { AnswerProps } from './answer-props.ts'

/** Asked after another program was opened: only its user knows whether it reached the person. */
export function ReachedQuestion({ detail, controls, drafting }: AnswerProps) {
  const { draft, edit, removeSent } = drafting
  const { opened } = draft
  const { enquiry } = detail

  async function note() {
    if (opened === null) return
    // The site has no record of an email from another program: only the stage shows the answer.
    const isNoted =
      opened === 'email'
        ? enquiry.stage !== 'new' || (await controls.change({ stage: 'contacted' }))
        : await answerBy(opened)
    if (!isNoted) return
    removeSent(draft, opened)
    toast.success('Noted as answered.')
  }

  async function answerBy(channel: 'whatsapp' | 'call') {
    const text = channel === 'whatsapp' ? draft.text : ''
    const outcome = await controls.answer({ channel, subject: '', text })
    if (outcome.state === 'failed') toast.error('It could not be noted. Please try again.')
    return outcome.state === 'done'
  }

  return (
    <Dialog
      open={opened !== null}
      title="Did you reach them?"
      text={`If ${enquiry.name || 'the person'} has an answer now, the clock stops.`}
      onCancel={() => edit({ opened: null })}
    >
      <DialogActions>
        <Button variant="ghost" onClick={() => edit({ opened: null })}>
          Not yet
        </Button>
        <Button data-first busy={controls.isBusy} busyLabel="Noting" onClick={() => void note()}>
          Yes
        </Button>
      </DialogActions>
    </Dialog>
  )
}
