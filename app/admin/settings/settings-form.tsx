import { useState, type FormEvent } from 'react'

import { dayAndTime } from '#app/admin/dates.ts'
import { focusField } from '#app/admin/focus.ts'
import type { Versioned } from '#app/admin/request.ts'
import { LeaveQuestion } from '#app/admin/ui/leave-question.tsx'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.tsx'
import type { SettingsSection } from '#domain/agency/settings-versions.ts'

import { History } from './history.tsx'
import { PagePreview } from './page-preview.tsx'
import type { SettingSchema, SettingsWork } from './schema.ts'
import { SettingFields } from './setting-field.tsx'
import { useSettings } from './use-settings.ts'

const UNFIT =
  'What was saved here no longer fits, so visitors see what the site began with. Please save it again.'
const UPLOADING = 'Please wait until the file is uploaded.'

interface SettingsFormProps {
  section: SettingsSection
  current: Versioned<SettingsWork>
}

/** The form of a section, made from its schema, with the public page beside it. */
export function SettingsForm({ section, current }: SettingsFormProps) {
  const settings = useSettings(section, current)
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (form.querySelector('[aria-busy=true]')) return toast.error(UPLOADING)
    focusField(form, await settings.save())
  }

  return (
    <div
      className={
        section.page
          ? 'grid items-start gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]'
          : 'max-w-160'
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="min-w-0">
        <SectionHead section={section} onHistory={() => setIsHistoryOpen(true)} />
        {section.unfit && <Note>{UNFIT}</Note>}
        {section.hindrance && <Note>{section.hindrance}</Note>}
        <div
          className={
            section.page ? 'form-grid xl:max-2xl:[&,&_.form-grid]:grid-cols-1' : 'form-grid'
          }
        >
          <SettingFields
            schema={section.schema as unknown as SettingSchema}
            path=""
            values={settings.work}
            faults={settings.faults}
            clearFaults={settings.clearFaults}
            onChange={settings.change}
          />
        </div>
        <SaveBar settings={settings} />
      </form>
      {section.page && (
        <PagePreview section={section.section} page={section.page} work={settings.work} />
      )}
      <History
        open={isHistoryOpen}
        section={section}
        onRestore={settings.restore}
        onClose={() => setIsHistoryOpen(false)}
      />
      <LeaveQuestion blocker={settings.blocker} />
      <LeaveQuestion
        blocker={settings.restoreQuestion}
        title="Restore the earlier version?"
        leave="Restore"
      />
    </div>
  )
}

function Note({ children }: { children: string }) {
  return (
    <div className="mb-6">
      <Alert kind="error">{children}</Alert>
    </div>
  )
}

interface SectionHeadProps {
  section: SettingsSection
  onHistory: () => void
}

function SectionHead({ section, onHistory }: SectionHeadProps) {
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div>
        <h2 className="font-display text-title-1">{section.title}</h2>
        <p className="mt-1 text-small text-ink-soft">{section.about}</p>
      </div>
      <div className="flex items-center gap-x-3 text-label text-ink-mute">
        <span className="numerals">{savedText(section)}</span>
        <TextButton onClick={onHistory}>History</TextButton>
      </div>
    </div>
  )
}

function savedText({ saved_at, saved_by }: SettingsSection): string {
  return saved_at ? `Saved ${dayAndTime(saved_at)} by ${saved_by}` : 'As the site began'
}

type Settings = ReturnType<typeof useSettings>

/** The buttons, always in view while something is not saved. */
function SaveBar({ settings }: { settings: Settings }) {
  const { isUnsaved, isBusy, isStale, discard, loadNewer } = settings
  return (
    <div className="sticky bottom-0 z-20 -mx-2 mt-8 border-t border-line-strong bg-paper px-2 py-3 max-lg:bottom-above-bar">
      {isStale && (
        <div role="alert" className="mb-3">
          <Alert kind="error">
            Somebody else has saved this meanwhile. Nothing of yours was saved.
          </Alert>
          <TextButton onClick={loadNewer}>Load what they saved</TextButton>
        </div>
      )}
      <div className="flex items-center justify-end gap-3 max-sm:*:flex-1">
        <Button variant="ghost" disabled={!isUnsaved || isBusy} onClick={discard}>
          Discard
        </Button>
        <Button type="submit" disabled={!isUnsaved} busy={isBusy} busyLabel="Saving">
          Save and publish
        </Button>
      </div>
    </div>
  )
}
