import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'

import { del, put } from '#app/admin/request.ts'
import { Dialog, DialogActions } from '#app/admin/ui/dialog.tsx'
import { MoveToField } from '#app/admin/ui/move-to-field.tsx'
import { useRequest } from '#app/admin/use-request.ts'
import { Button } from '#app/ui/button.tsx'
import { formatCount } from '#app/ui/format.ts'
import { toast } from '#app/ui/toast.tsx'
import * as urls from '#app/urls.ts'
import type { User } from '#domain/team/user.ts'

interface HandOverDialogProps {
  kind: keyof typeof KINDS
  open: boolean
  person: User
  others: readonly User[]
  onClose: () => void
  /** Runs before the profile of somebody who was removed is left. */
  onRemoved?: () => void
}

const KINDS = {
  remove: {
    action: 'Remove',
    done: 'was removed',
    text: 'The profile is deleted for good, with',
    send: (id: number, moveTo: string) => del(`/api/users/${id}?move_to=${moveTo}`),
  },
  deactivate: {
    action: 'Deactivate',
    done: 'is deactivated',
    text: 'Visitors no longer see the profile. You can activate it again. There are',
    send: (id: number, moveTo: string) =>
      put(`/api/users/${id}`, {
        active: false,
        move_to: moveTo === 'agency' ? moveTo : Number(moveTo),
      }),
  },
}

/** Removes or deactivates a person, after asking who takes their listings and enquiries. */
export function HandOverDialog(props: HandOverDialogProps) {
  const { kind, open, person, others, onClose, onRemoved } = props
  const { id, listings, enquiries, username } = person
  const { action, done, text, send: sendChange } = KINDS[kind]
  const name = person.name || username
  const [moveTo, setMoveTo] = useState('agency')
  const { request, isLoading, send } = useRequest<unknown>()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  async function confirm() {
    const outcome = await send(() => sendChange(id, moveTo))
    if (outcome.state !== 'done') return
    toast.success(`${name} ${done}.`)
    onClose()
    if (kind === 'deactivate') return revalidate()
    onRemoved?.()
    await navigate(urls.team)
  }

  const login = username ? ' They can no longer log in.' : ''
  const counts = `${formatCount(listings, 'listing')} and ${formatCount(enquiries, 'enquiry', 'enquiries')}`
  return (
    <Dialog
      open={open}
      title={`${action} ${name}?`}
      text={`${text} ${counts} to hand over.${login}`}
      onCancel={onClose}
    >
      <MoveToField
        label="Their listings and enquiries go to"
        first={{ value: 'agency', label: 'The agency' }}
        others={others}
        value={moveTo}
        onChange={setMoveTo}
        fault={request.state === 'failed' ? request.message : ''}
      />
      <DialogActions>
        <Button variant="ghost" data-first onClick={onClose}>
          Cancel
        </Button>
        <Button busy={isLoading} busyLabel="One moment" onClick={() => void confirm()}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
