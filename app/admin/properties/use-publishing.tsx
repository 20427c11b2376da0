import { useState, type FormEvent } from 'react'

import { Dialog, DialogActions } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'

import type { PropertyFormControls } from './use-property-form.ts'

/** Publishes the form's property; asks first where it lacks what visitors look for. */
export function usePublishing({ state, publish }: PropertyFormControls) {
  const [isAsking, setIsAsking] = useState(false)
  const missing = missingParts(state)
  const isDraft = state.fields.status === 'draft'
  return {
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (isDraft && missing.length > 0) setIsAsking(true)
      else void publish()
    },
    question: isAsking && (
      <PublishDialog
        missing={missing}
        onCancel={() => setIsAsking(false)}
        onPublish={() => {
          setIsAsking(false)
          void publish()
        }}
      />
    ),
  }
}

/** What a listing should not be published without. */
function missingParts({ fields, photos }: PropertyFormControls['state']): string[] {
  const parts = {
    title: fields.properties_title.trim(),
    photo: photos[0],
    price: fields.price.trim(),
  }
  return Object.entries(parts).flatMap(([name, value]) => (value ? [] : `a ${name}`))
}

interface PublishDialogProps {
  missing: string[]
  onCancel: () => void
  onPublish: () => void
}

function PublishDialog({ missing, onCancel, onPublish }: PublishDialogProps) {
  return (
    <Dialog
      open
      title={`Publish without ${missing.join(' and ')}?`}
      text="Visitors see it as soon as it is published. As a draft it waits until you have the rest."
      onCancel={onCancel}
    >
      <DialogActions>
        <Button variant="ghost" onClick={onPublish}>
          Publish it
        </Button>
        <Button data-first onClick={onCancel}>
          Go back
        </Button>
      </DialogActions>
    </Dialog>
  )
}
