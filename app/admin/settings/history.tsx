import { useEffect } from 'react'

import { dayAndTime } from '#app/admin/dates.ts'
import { get } from '#app/admin/request.ts'
import { FetchFailed } from '#app/admin/ui/admin-page.tsx'
import { Dialog, DialogActions } from '#app/admin/ui/dialog.tsx'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { useRequest } from '#app/admin/use-request.ts'
import { Button } from '#app/ui/button.tsx'
import { Loading } from '#app/ui/loading.tsx'
import type { SettingsSection, SettingsVersion } from '#domain/agency/settings-versions.ts'

interface HistoryProps {
  open: boolean
  section: SettingsSection
  onRestore: (version: number, message: string) => void
  onClose: () => void
}

/** Every saved version of a section: who, when, what; each can be made public again. */
export function History({ open, section, onRestore, onClose }: HistoryProps) {
  return (
    <Dialog
      open={open}
      title="History"
      text={`${section.title}. Restoring a version makes it public at once, as a new version.`}
      onCancel={onClose}
    >
      {open && (
        <Versions
          section={section.section}
          onRestore={(version) => {
            onClose()
            onRestore(version, 'Restored. Visitors see it now.')
          }}
        />
      )}
      <DialogActions>
        <Button data-first variant="ghost" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface VersionsProps {
  section: string
  onRestore: (version: number) => void
}

function Versions({ section, onRestore }: VersionsProps) {
  const { request, send } = useRequest<SettingsVersion[]>()
  const fetchVersions = () =>
    void send((signal) => get<SettingsVersion[]>(`/api/settings/${section}/versions`, { signal }))
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the dialog opens
  useEffect(fetchVersions, [section])
  if (request.state === 'failed') return <FetchFailed onRetry={fetchVersions} />
  if (request.state !== 'done') return <Loading />
  return (
    <ol className="mt-5 max-h-[50vh] overflow-y-auto border-t border-line">
      {request.result.map(({ version, saved_at, saved_by, changed, current }) => (
        <li
          key={version}
          className="flex items-center justify-between gap-4 border-b border-line py-3 text-small"
        >
          <div className="min-w-0">
            <p className="truncate font-strong">
              {version === 0 ? 'As the site began' : changed.join(', ') || 'Saved unchanged'}
            </p>
            <p className="text-label text-ink-mute numerals">
              {saved_at ? `${dayAndTime(saved_at)}, ${saved_by}` : 'Shipped with the site'}
            </p>
          </div>
          {current ? (
            <span className="text-label text-ink-mute">Public now</span>
          ) : (
            <TextButton onClick={() => onRestore(version)}>Restore</TextButton>
          )}
        </li>
      ))}
    </ol>
  )
}
