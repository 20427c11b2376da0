import { useState, type FormEvent } from 'react'

import { focusField, hasField } from '#app/admin/focus.ts'
import { LeaveQuestion } from '#app/admin/ui/leave-question.tsx'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/field.tsx'
import * as urls from '#app/urls.ts'
import { ROLE_NAMES, type Role } from '#domain/roles.ts'
import { PROFILE_FIELDS, PROFILE_FIELD_NAMES, type ProfileField } from '#domain/team/user-fields.ts'
import type { User } from '#domain/team/user.ts'

import { DutyFields, type Location } from './duty-fields.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { PortraitField } from './portrait-field.tsx'
import { ProfilePreview } from './profile-preview.tsx'
import { useProfile, type ProfileControls } from './use-profile.ts'

interface ProfileFormProps {
  /** Undefined for somebody new. */
  person: User | undefined
  others: readonly User[]
  locations: readonly Location[]
  /** What only an owner may change is left out for all others. */
  isOwner: boolean
  isSelf: boolean
}

export function ProfileForm(props: ProfileFormProps) {
  const { person, others, locations, isOwner, isSelf } = props
  const profile = useProfile(person)
  const [isRemoving, setIsRemoving] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    focusField(form, await profile.save((name) => hasField(form, name)))
  }

  return (
    <section aria-labelledby="profile-title" className="mt-14">
      <h2
        id="profile-title"
        className="mb-7 border-b border-line-strong pb-4 font-display text-title-1"
      >
        {person ? `${person.name || person.username} on the website` : 'Somebody new'}
      </h2>
      <div className="grid items-start gap-x-[clamp(2rem,4vw,4rem)] gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Fields profile={profile} isOwner={isOwner} isNew={!person} />
          <DutyFields profile={profile} colleagues={others} locations={locations} />
          <div className="mt-8 flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
            {person && isOwner && !isSelf && (
              <TextButton danger className="me-auto" onClick={() => setIsRemoving(true)}>
                Remove
              </TextButton>
            )}
            <CancelLink isOwner={isOwner} />
            <Button type="submit" busy={profile.isBusy} disabled={profile.isUploading}>
              Save profile
            </Button>
          </div>
        </form>
        <ProfilePreview work={profile.work} listings={person?.listings ?? 0} />
      </div>
      {person && (
        <HandOverDialog
          kind="remove"
          open={isRemoving}
          person={person}
          others={others}
          onClose={() => setIsRemoving(false)}
          onRemoved={profile.allowLeaving}
        />
      )}
      <LeaveQuestion blocker={profile.blocker} />
    </section>
  )
}

function CancelLink({ isOwner }: Pick<ProfileFormProps, 'isOwner'>) {
  return (
    <ButtonLink variant="ghost" to={isOwner ? urls.team : urls.admin} preventScrollReset={isOwner}>
      Cancel
    </ButtonLink>
  )
}

interface FieldsProps {
  profile: ProfileControls
  isOwner: boolean
  isNew: boolean
}

function Fields({ profile, isOwner, isNew }: FieldsProps) {
  const { work, change, faults } = profile
  return (
    <div className="form-grid">
      {isOwner && (
        <label className="col-span-full flex min-h-target items-center gap-3 text-small">
          <input
            type="checkbox"
            checked={work.shown}
            onChange={({ target }) => change({ shown: target.checked })}
            className="size-4.5 accent-ink"
          />
          Show this profile on the website
        </label>
      )}
      <PortraitField profile={profile} error={faults['photo']} />
      {PROFILE_FIELD_NAMES.filter((name) => isOwner || name !== 'email').map((name) => (
        <ProfileInput key={name} name={name} profile={profile} />
      ))}
      {isOwner && <OwnersFields profile={profile} isNew={isNew} />}
    </div>
  )
}

/** The role of somebody who is in the table is changed there. */
function OwnersFields({ profile, isNew }: Omit<FieldsProps, 'isOwner'>) {
  const { work, change, faults } = profile
  return (
    <>
      {isNew && (
        <Field label="Role" name="role" error={faults['role']}>
          <Select
            value={work.role}
            onChange={({ target }) => change({ role: target.value as Role })}
          >
            {Object.entries(ROLE_NAMES).map(([role, label]) => (
              <option key={role} value={role}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field
        label="Place on the page"
        name="position"
        error={faults['position']}
        hint="The lowest number comes first."
      >
        <TextInput
          type="number"
          min={0}
          max={9999}
          value={work.position}
          onChange={({ target }) => change({ position: target.value })}
          className="numerals"
        />
      </Field>
    </>
  )
}

const ARABIC = { lang: 'ar', dir: 'rtl' }

const INPUTS: Partial<Record<ProfileField, object>> = {
  brn: { inputMode: 'numeric', className: 'numerals' },
  email: { type: 'email', autoComplete: 'off' },
  phone: { type: 'tel', className: 'numerals' },
  whatsapp: { type: 'tel', className: 'numerals' },
  name_ar: ARABIC,
  job_title_ar: ARABIC,
  about_ar: ARABIC,
}

function ProfileInput({ name, profile }: { name: ProfileField; profile: ProfileControls }) {
  const { work, change, faults } = profile
  const field: { label: string; hint?: string } = PROFILE_FIELDS[name]
  const isLong = name === 'about' || name === 'about_ar'
  const input = {
    value: work[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    ...INPUTS[name],
  }
  return (
    <Field
      label={field.label}
      hint={field.hint}
      name={name}
      error={faults[name]}
      className={isLong || name === 'languages' ? 'col-span-full' : undefined}
    >
      {isLong ? <TextArea {...input} /> : <TextInput {...input} />}
    </Field>
  )
}
