import { useState } from 'react'
import { useNavigate } from 'react-router'

import { del } from '#app/admin/request.ts'
import { Dialog, DialogActions } from '#app/admin/ui/dialog.tsx'
import { MoveToField } from '#app/admin/ui/move-to-field.tsx'
import { useRequest } from '#app/admin/use-request.ts'
import { Button } from '#app/ui/button.tsx'
import { formatCount } from '#app/ui/format.ts'
import { toast } from '#app/ui/toast.tsx'
import type { PlaceTable } from '#domain/places/place.ts'

import { LISTS, placesUrl, type EditedPlace } from './place-lists.ts'

interface RemoveDialogProps {
  open: boolean
  table: PlaceTable
  place: EditedPlace
  others: readonly EditedPlace[]
  onClose: () => void
  /** Runs before the form of what was removed is left. */
  onRemoved: () => void
}

/** Asks which other one gets the listings, the names and the old addresses of a removed one. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { open, table, place, others, onClose, onRemoved } = props
  const { id, name, listings } = place
  const { one } = LISTS[table]
  const [moveTo, setMoveTo] = useState('')
  const { request, isLoading, send } = useRequest<unknown>()
  const navigate = useNavigate()
  const target = others.find((other) => String(other.id) === moveTo)

  async function remove() {
    const outcome = await send(() => del(`/api/${table}/${id}${moveTo && `?move_to=${moveTo}`}`))
    if (outcome.state !== 'done') return
    toast.success(target ? `${name} is now part of ${target.name}.` : `${name} was removed.`)
    onRemoved()
    await navigate(placesUrl(table))
  }

  const inUse = `${formatCount(listings, 'listing')} ${listings === 1 ? 'has' : 'have'} this ${one}.`
  return (
    <Dialog
      open={open}
      title={`Merge or remove ${name}`}
      text={`${listings > 0 ? inUse : `No listing has this ${one}.`} The one that you choose gets its listings, its other names and its old addresses. This cannot be undone.`}
      onCancel={onClose}
    >
      <MoveToField
        label="Merge into"
        first={{ value: '', label: listings > 0 ? 'Please choose' : 'None, only remove it' }}
        others={others}
        value={moveTo}
        onChange={setMoveTo}
        fault={request.state === 'failed' ? request.message : ''}
      />
      <DialogActions>
        <Button variant="ghost" data-first onClick={onClose}>
          Cancel
        </Button>
        <Button
          busy={isLoading}
          busyLabel="Removing"
          disabled={listings > 0 && moveTo === ''}
          onClick={() => void remove()}
        >
          {target ? 'Merge' : 'Remove'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
