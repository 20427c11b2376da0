import type { ReactNode } from 'react'

import { mailto } from '#app/admin/enquiries/enquiry-labels.ts'
import { LanguageToggle } from '#app/admin/ui/toggle.tsx'
import type { Failure } from '#app/admin/use-request.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast.tsx'
import { telLink, whatsappLink } from '#domain/agency/contact-links.ts'
import { internationalDigits } from '#domain/enquiries/phone-number.ts'
import type { Language } from '#domain/language.ts'

import type { AnswerProps } from './answer-props.ts'

interface PanelProps extends AnswerProps {
  failure: Failure | null
}

export function EmailPanel(props: PanelProps & { onSend: () => void }) {
  const { detail, controls, drafting, canSend, failure, onSend } = props
  const { draft, edit } = drafting
  const { email, tour } = detail.enquiry
  if (email === '') return <NoContact>This person has left no e-mail address.</NoContact>
  const { subject, text: body } = draft
  return (
    <>
      <div className="grid gap-3 px-4 py-3.5">
        <TemplateFields {...props} />
        <Field label="Subject" name="subject" error={failure?.fields['subject']}>
          <TextInput
            value={draft.subject}
            onChange={({ target }) => edit({ subject: target.value })}
            {...languageAttributes(draft.language)}
            className="min-h-11! py-2!"
          />
        </Field>
        <TextField {...props} error={failure?.fields['text'] ?? failure?.fields['channel']} />
      </div>
      <Foot hint={canSend ? `To ${email}` : 'Mail is not set up, so this opens your own program.'}>
        {canSend ? (
          <Button
            size="s"
            // While a tour waits for an answer, the primary button is the one that accepts it.
            variant={tour?.state === 'proposed' ? 'ghost' : 'primary'}
            busy={controls.isBusy}
            onClick={onSend}
          >
            Send answer
          </Button>
        ) : (
          <ButtonLink
            size="s"
            href={mailto(email, { subject, body })}
            onClick={() => edit({ opened: 'email' })}
          >
            Write the e-mail
          </ButtonLink>
        )}
      </Foot>
    </>
  )
}

export function WhatsappPanel(props: PanelProps) {
  const { drafting, detail } = props
  const { phone } = detail.enquiry
  if (phone === '') return <NoContact>{NO_PHONE}</NoContact>
  return (
    <>
      <div className="grid gap-3 px-4 py-3.5">
        <TemplateFields {...props} />
        <TextField {...props} />
      </div>
      <Foot hint={`To ${phone}`}>
        <ButtonLink
          size="s"
          href={whatsappLink(internationalDigits(phone), drafting.draft.text.trim())}
          target="_blank"
          rel="noreferrer"
          onClick={() => drafting.edit({ opened: 'whatsapp' })}
        >
          Open WhatsApp
        </ButtonLink>
      </Foot>
    </>
  )
}

export function CallPanel({ detail, drafting }: PanelProps) {
  const { phone } = detail.enquiry
  if (phone === '') return <NoContact>{NO_PHONE}</NoContact>
  return (
    <Foot hint="Asks afterwards whether you reached them.">
      <ButtonLink
        size="s"
        href={telLink(phone)}
        onClick={() => drafting.edit({ opened: 'call' })}
        className="numerals"
      >
        Call {phone}
      </ButtonLink>
    </Foot>
  )
}

export function NotePanel({
  drafting,
  controls,
  failure,
  onAdd,
}: PanelProps & { onAdd: () => void }) {
  const { draft, edit } = drafting
  return (
    <>
      <div className="px-4 py-3.5">
        <Field label="Note" name="note" error={failure?.fields['text']}>
          <TextArea
            rows={3}
            value={draft.note}
            onChange={({ target }) => edit({ note: target.value })}
            className="min-h-24!"
          />
        </Field>
      </div>
      <Foot hint="For the agency only.">
        <Button size="s" variant="ghost" busy={controls.isBusy} busyLabel="Adding" onClick={onAdd}>
          Add note
        </Button>
      </Foot>
    </>
  )
}

const NO_PHONE = 'This person has left no phone number.'

function TemplateFields({ detail: { templates }, drafting }: PanelProps) {
  const { draft, edit } = drafting

  function choose(template: number, language: Language) {
    const before = { template: draft.template, language: draft.language, text: draft.text }
    const text = templates[template]?.[language] ?? draft.text
    const isTyped = templates.every(({ en, ar }) => draft.text !== en && draft.text !== ar)
    edit({ template, language, text })
    if (isTyped && draft.text.trim() !== '' && text !== draft.text)
      toast.success('The template has replaced your text.', {
        label: 'Undo',
        onClick: () => edit(before),
      })
  }

  return (
    <div className="flex items-end gap-3">
      <Field label="Template" name="template" className="flex-1">
        <Select
          value={draft.template}
          onChange={({ target }) => choose(Number(target.value), draft.language)}
          className="min-h-11! py-2!"
        >
          <option value={-1}>None</option>
          {templates.map(({ name }, place) => (
            <option key={name} value={place}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <LanguageToggle
        name="Language of the answer"
        chosen={draft.language}
        onChoose={(language) => choose(draft.template, language)}
      />
    </div>
  )
}

function TextField({ drafting, error }: PanelProps & { error?: string | undefined }) {
  const { draft, edit } = drafting
  return (
    <Field label="Text" name="text" error={error}>
      <TextArea
        value={draft.text}
        onChange={({ target }) => edit({ text: target.value })}
        {...languageAttributes(draft.language)}
        className="field-sizing-content max-h-[60vh] min-h-44!"
      />
    </Field>
  )
}

function languageAttributes(language: Language) {
  return { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' } as const
}

function Foot({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2.5 ps-4 pe-3 max-sm:*:grow">
      <p className="min-w-0 text-caption text-ink-mute wrap-anywhere numerals">{hint}</p>
      {children}
    </div>
  )
}

function NoContact({ children }: { children: string }) {
  return <p className="px-4 py-5 text-small text-ink-soft">{children}</p>
}
