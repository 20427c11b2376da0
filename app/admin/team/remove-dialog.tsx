import { useState } from 'react'
import { useNavigate } from 'react-router'

import { del } from '#app/admin/request.ts'
import { Dialog, DialogActions } from '#app/admin/ui/dialog.tsx'
import { useRequest } from '#app/admin/use-request.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { formatCount } from '#app/ui/format.ts'
import { toast } from '#app/ui/toast.tsx'
import * as urls from '#app/urls.ts'
import type { User } from '#domain/team/user.ts'

interface RemoveDialogProps {
  open: boolean
  person: User
  others: readonly User[]
  onClose: () => void
}

/** Asks who takes the listings and enquiries of a person who leaves. */
export function RemoveDialog({ open, person, others, onClose }: RemoveDialogProps) {
  const { id, listings, enquiries, username } = person
  const name = person.name || username
  const [moveTo, setMoveTo] = useState('agency')
  const { request, isLoading, send } = useRequest<unknown>()
  const navigate = useNavigate()

  async function remove() {
    const outcome = await send(() => del(`/api/users/${id}?move_to=${moveTo}`))
    if (outcome.state !== 'done') return
    toast.success(`${name} was removed.`)
    await navigate(urls.team)
  }

  const login = username ? ' They can no longer log in.' : ''
  const counts = `${formatCount(listings, 'listing')} and ${formatCount(enquiries, 'enquiry', 'enquiries')}`
  return (
    <Dialog
      open={open}
      title={`Remove ${name}?`}
      text={`The profile is deleted for good, with ${counts} to hand over.${login}`}
      onCancel={onClose}
    >
      <div className="mt-5 grid gap-3">
        <Field label="Their listings and enquiries go to" name="move_to">
          <Select value={moveTo} onChange={({ target }) => setMoveTo(target.value)}>
            <option value="agency">The agency</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <p role="alert" className="text-small text-danger empty:hidden">
          {request.state === 'failed' ? request.message : ''}
        </p>
      </div>
      <DialogActions>
        <Button variant="ghost" data-first onClick={onClose}>
          Cancel
        </Button>
        <Button busy={isLoading} busyLabel="Removing" onClick={() => void remove()}>
          Remove
        </Button>
      </DialogActions>
    </Dialog>
  )
}
