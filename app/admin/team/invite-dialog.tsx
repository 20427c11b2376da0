import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'

import { ApiError } from '#app/api.ts'
import { focusField } from '#app/admin/focus.ts'
import { post, put } from '#app/admin/request.ts'
import { Dialog, DialogActions } from '#app/admin/ui/dialog.tsx'
import { useRequest } from '#app/admin/use-request.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast.tsx'
import * as urls from '#app/urls.ts'
import type { Invitation } from '#domain/team/login.ts'
import { ROLE_NAMES, ROLES, type Role } from '#domain/roles.ts'
import type { User } from '#domain/team/user.ts'

import { InvitationLink } from './invitation-link.tsx'

const ROLE_TEXTS: Record<Role, string> = {
  owner: 'Everything: people, settings, mail, backups.',
  editor: 'All listings, posts, brochures and enquiries.',
  agent: 'Own listings, own enquiries, own profile.',
}

interface InviteDialogProps {
  open: boolean
  onClose: () => void
}

/** Adds a person and invites them in one step. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const invitee = useInvitee()
  const { link, created } = invitee
  const navigate = useNavigate()

  /** Closes the dialog and opens the profile of the person who was added, if any. */
  function close(id = created) {
    onClose()
    if (id) void navigate(`${urls.team}?person=${id}`, { preventScrollReset: true })
  }

  return (
    <Dialog
      open={open}
      title={link ? 'They are invited' : 'Invite someone'}
      text="They get a link that works once, for seven days, and choose a password."
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      {link ? (
        <div className="mt-5">
          <InvitationLink link={link} />
          <DialogActions>
            <Button data-first onClick={() => close()}>
              Done
            </Button>
          </DialogActions>
        </div>
      ) : (
        <InviteForm invitee={invitee} onClose={close} />
      )}
    </Dialog>
  )
}

interface InviteFormProps {
  invitee: ReturnType<typeof useInvitee>
  onClose: (id?: number) => void
}

function InviteForm({ invitee, onClose }: InviteFormProps) {
  const { send, isLoading, faults, message } = invitee

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const input = readInvitee(new FormData(form))
    const outcome = await send(input)
    if (outcome.state === 'failed') focusField(form, Object.keys(outcome.fields)[0])
    if (outcome.state !== 'done' || outcome.result.link) return
    toast.success(`The invitation is on its way to ${input.email}.`)
    onClose(outcome.result.id)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid gap-4.5">
      <Field label="Full name" name="name" error={faults['name']}>
        <TextInput data-first autoComplete="off" />
      </Field>
      <Field label="Email address" name="email" error={faults['email']} hint="They log in with it.">
        <TextInput type="email" autoComplete="off" />
      </Field>
      <RoleChoice />
      <label className="flex min-h-target items-center gap-3 text-small">
        <input type="checkbox" name="shown" className="size-4.5 accent-ink" />
        Show them on the website, too
      </label>
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
      <DialogActions>
        <Button variant="ghost" onClick={() => onClose()}>
          Cancel
        </Button>
        <Button type="submit" busy={isLoading} busyLabel="Inviting">
          Invite
        </Button>
      </DialogActions>
    </form>
  )
}

function readInvitee(form: FormData): Invitee {
  const text = (field: string) => {
    const value = form.get(field)
    return typeof value === 'string' ? value : ''
  }
  return { name: text('name'), email: text('email'), role: text('role'), shown: form.has('shown') }
}

function RoleChoice() {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.75 text-label leading-[1.35] font-strong">Role</legend>
      {ROLES.toReversed().map((role) => (
        <label
          key={role}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-control border border-control bg-paper-bright px-4 py-2.5 text-small font-strong has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)]"
        >
          <input
            type="radio"
            name="role"
            value={role}
            defaultChecked={role === 'agent'}
            className="size-4.5 accent-ink"
          />
          {ROLE_NAMES[role]}
          <span className="col-start-2 text-caption font-normal text-ink-soft">
            {ROLE_TEXTS[role]}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface Invitee {
  name: string
  email: string
  role: string
  shown: boolean
}

const ASK_FOR_EMAIL = 'Please enter an email address.'

/** Adds the person, or changes who was added by an earlier try whose invitation was refused. */
function useInvitee() {
  const [created, setCreated] = useState<number>()
  const { request, isLoading, send } = useRequest<Invitation & { id: number }>()
  const failure = request.state === 'failed' ? request : undefined
  const faults = failure?.fields ?? {}

  async function inviteNew(input: Invitee) {
    // Without an address a person can be added, but not be invited.
    if (input.email.trim() === '') throw new ApiError(422, ASK_FOR_EMAIL, { email: ASK_FOR_EMAIL })
    const person = created
      ? await put<User>(`/api/users/${created}`, input)
      : await post<User>('/api/users', input)
    setCreated(person.id)
    const invitation = await post<Invitation>(`/api/users/${person.id}/invite`)
    return { ...invitation, id: person.id }
  }

  return {
    send: (input: Invitee) => send(() => inviteNew(input)),
    isLoading,
    faults,
    message: failure && Object.keys(faults).length === 0 ? failure.message : '',
    link: request.state === 'done' ? request.result.link : undefined,
    created,
  }
}
