import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'

import { dayAndTime, dayAndTimeInSentence } from '#app/admin/dates.ts'
import { downloadAsAdmin, post } from '#app/admin/request.ts'
import { saveFile } from '#app/admin/save-file.ts'
import { PageSection } from '#app/admin/ui/page-section.tsx'
import { useRepeated } from '#app/admin/use-repeated.ts'
import { useRequest } from '#app/admin/use-request.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatCount, formatNumber } from '#app/ui/format.ts'
import { toast } from '#app/ui/toast.tsx'
import type { BackupState } from '#domain/backups/backup-state.ts'

import { formatBytes } from './format-bytes.ts'
import { scheduleLabel } from './schedule-label.ts'

const POLL_MS = 1000

export function BackupsSection({ state }: { state: BackupState }) {
  const { folder, every_hours, keep, free_bytes, backups } = state
  return (
    <PageSection
      id="backups"
      title="Backups"
      about="A backup is one file with everything: listings, posts, photos, enquiries, people and settings. It holds what visitors wrote and the logins, so keep it as safe as the site."
    >
      <dl className="mb-6 grid gap-x-8 gap-y-4 text-small sm:grid-cols-2">
        <Fact name="Newest">
          {backups[0] ? dayAndTime(backups[0].made_at) : 'There is none yet.'}
        </Fact>
        <Fact name="Made by itself">{scheduleLabel(every_hours, keep)}</Fact>
        <Fact name="Kept in">
          <code className="font-mono text-caption wrap-anywhere">{folder}</code>
        </Fact>
        <Fact name="Room left there">
          {free_bytes === null ? 'Not known' : formatBytes(free_bytes)}
        </Fact>
      </dl>
      <p className="mb-6 max-w-measure text-small text-ink-soft">
        The folder is on the machine that runs the site. Download a backup now and then, and keep it
        elsewhere: what breaks the machine breaks the folder, too.
      </p>
      <BackUpNow run={state.run} />
      <BackupList backups={backups} />
    </PageSection>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-ink-mute">{name}</dt>
      <dd className="mt-0.5 numerals">{children}</dd>
    </div>
  )
}

/** Starts a backup and follows it. */
function BackUpNow({ run }: Pick<BackupState, 'run'>) {
  const { isLoading, send, request } = useRequest<BackupState>()
  const { revalidate } = useRevalidator()
  const isRunning = run.state === 'running'

  async function start() {
    const outcome = await send(() => post<BackupState>('/api/backups'))
    if (outcome.state !== 'idle') await revalidate()
  }

  return (
    <div className="mb-7 grid justify-items-start gap-4">
      {isRunning && <FollowRun />}
      <Button busy={isLoading || isRunning} busyLabel="Backing up" onClick={() => void start()}>
        Back up now
      </Button>
      <output className="text-small text-ink-soft numerals empty:hidden">{runLabel(run)}</output>
      {run.state === 'failed' && (
        <Alert kind="error">
          {`The backup of ${dayAndTimeInSentence(run.at)} was not made. ${run.why}`}
        </Alert>
      )}
      {request.state === 'failed' && <Alert kind="error">{request.message}</Alert>}
    </div>
  )
}

/** Fetches how far the backup is. */
function FollowRun() {
  const { revalidate } = useRevalidator()
  useRepeated(revalidate, POLL_MS)
  return null
}

function runLabel(run: BackupState['run']): string {
  if (run.state === 'running')
    return run.known === 0
      ? 'The backup has begun.'
      : `${formatNumber(run.copied)} of ${formatNumber(run.known)} files are copied.`
  if (run.state !== 'done') return ''
  const faults = run.lost + run.damaged
  return faults === 0
    ? 'The backup is made, and whole.'
    : `The backup is made. ${formatCount(faults, 'file')} of the site ${faults === 1 ? 'was' : 'were'} missing or damaged: see the site check.`
}

function BackupList({ backups }: Pick<BackupState, 'backups'>) {
  if (backups.length === 0) return null
  return (
    <ul aria-label="Backups, the newest first" className="border-b border-line-strong">
      {backups.map((backup) => (
        <BackupRow key={backup.name} {...backup} />
      ))}
    </ul>
  )
}

function BackupRow({ name, made_at, bytes }: BackupState['backups'][number]) {
  const { isLoading, send } = useRequest<Blob>()

  async function download() {
    const outcome = await send((signal) => downloadAsAdmin(`/api/backups/${name}`, { signal }))
    if (outcome.state === 'failed') toast.error('The backup could not be downloaded.')
    if (outcome.state === 'done') saveFile(outcome.result, name)
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 text-small first:border-line-strong">
      <div className="min-w-0">
        <p className="font-strong numerals">{dayAndTime(made_at)}</p>
        <p className="text-caption text-ink-soft numerals">{formatBytes(bytes)}</p>
      </div>
      <Button
        variant="ghost"
        size="s"
        busy={isLoading}
        busyLabel="Fetching"
        aria-label={`Download the backup of ${dayAndTime(made_at)}`}
        onClick={() => void download()}
      >
        <Download />
        Download
      </Button>
    </li>
  )
}
