import { useId, useState } from 'react'
import { useNavigate } from 'react-router'

import { formOf, post } from '#app/admin/request.ts'
import { forgetToken } from '#app/admin/session.ts'
import { Dialog, DialogActions } from '#app/admin/ui/dialog.tsx'
import { PageSection } from '#app/admin/ui/page-section.tsx'
import { useRequest } from '#app/admin/use-request.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatCount } from '#app/ui/format.ts'
import { toast } from '#app/ui/toast.tsx'
import * as urls from '#app/urls.ts'
import type { Restored } from '#domain/backups/backup-state.ts'

import { formatBytes } from './format-bytes.ts'

/**
 * Uploads a backup into a site that contains only demo content, or nothing. `refusal` says why this
 * site is not one.
 */
export function RestoreSection({ refusal }: { refusal: string | null }) {
  return (
    <PageSection
      id="restore"
      title="Restore"
      about="Brings a whole site back from a backup, into a new site: after a machine broke, or to move to another one."
    >
      {refusal === null ? (
        <RestoreForm />
      ) : (
        <p className="max-w-measure text-small text-ink-soft">{refusal}</p>
      )}
    </PageSection>
  )
}

function RestoreForm() {
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  /** Between 0 and 1. */
  const [uploadedShare, setUploadedShare] = useState(0)
  const { request, isLoading, send } = useRequest<Restored>()
  const navigate = useNavigate()

  async function restore(backup: File) {
    setIsAsking(false)
    setUploadedShare(0)
    const outcome = await send(() =>
      post<Restored>('/api/backups/restore', formOf({ backup }), { onProgress: setUploadedShare }),
    )
    if (outcome.state !== 'done') return
    const { rows, files } = outcome.result
    forgetToken()
    toast.success(
      `The backup is restored: ${formatCount(rows, 'row')} and ${formatCount(files, 'file')}. Please log in as you did when it was made.`,
    )
    await navigate(urls.login)
  }

  return (
    <div className="grid max-w-measure justify-items-start gap-5">
      <div>
        <label htmlFor={id} className="block text-label font-strong">
          File of the backup
        </label>
        <input
          id={id}
          type="file"
          accept=".tar"
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          className="mt-2 block min-h-target max-w-full text-small file:me-4 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-control file:bg-transparent file:px-4.5 file:text-label file:font-strong"
        />
        <p className="mt-2 text-label text-ink-mute">
          It ends with .tar. Afterwards the logins are those of the backup; yours of today is gone.
        </p>
      </div>
      <Button
        variant="ghost"
        disabled={!file}
        busy={isLoading}
        busyLabel={uploadedShare < 1 ? `${Math.floor(uploadedShare * 100)} % sent` : 'Restoring'}
        onClick={() => setIsAsking(true)}
      >
        Restore this backup
      </Button>
      {request.state === 'failed' && <Alert kind="error">{request.message}</Alert>}
      <RestoreDialog
        file={isAsking ? file : null}
        onCancel={() => setIsAsking(false)}
        onRestore={(file) => void restore(file)}
      />
    </div>
  )
}

interface RestoreDialogProps {
  /** The chosen file. The dialog is open while there is one. */
  file: File | null
  onCancel: () => void
  onRestore: (file: File) => void
}

function RestoreDialog({ file, onCancel, onRestore }: RestoreDialogProps) {
  return (
    <Dialog
      open={file !== null}
      title="Restore this backup?"
      text={`${file?.name} (${formatBytes(file?.size ?? 0)}) replaces all that is on this site: the demo content, the settings, and the logins. You are logged out, and log in as you did when the backup was made.`}
      onCancel={onCancel}
    >
      <DialogActions>
        <Button variant="ghost" data-first onClick={onCancel}>
          Cancel
        </Button>
        <Button onClick={() => file && onRestore(file)}>Restore</Button>
      </DialogActions>
    </Dialog>
  )
}
