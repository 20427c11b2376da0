import { useNavigate } from 'react-router'

import { post } from '#app/admin/request.ts'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { useRequest } from '#app/admin/use-request.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { toast } from '#app/ui/toast.tsx'
import * as urls from '#app/urls.ts'
import type { Property } from '#domain/properties/property.ts'

import type { PropertyInput } from './property-draft.ts'

interface ListingActionsProps {
  property: Property
  /** What is typed but not saved. */
  unsaved: PropertyInput | undefined
}

/** What can be done with a saved listing beside changing it. */
export function ListingActions({ property, unsaved }: ListingActionsProps) {
  const { send } = useRequest<{ url?: string; id?: number }>()
  const navigate = useNavigate()
  const path = `/api/properties/${property.id}`

  /** The address of a page with what is typed, or with what is saved. */
  async function makePreview(): Promise<string | undefined> {
    const outcome = await send(() =>
      unsaved ? post(`${path}/preview-changes`, unsaved) : post(`${path}/preview`, {}),
    )
    if (outcome.state === 'done') return outcome.result.url
    const [fault] = outcome.state === 'failed' ? Object.values(outcome.fields) : []
    toast.error(fault ?? 'The preview could not be made. Please try again.')
    return undefined
  }

  async function openPreview() {
    // At once, since browsers block a window that opens after an answer.
    const tab = window.open('', '_blank')
    const url = await makePreview()
    if (!url) return tab?.close()
    const { pathname, search } = new URL(url)
    if (tab) tab.location.href = pathname + search
    else location.href = pathname + search
  }

  async function copyPreview() {
    const url = await makePreview()
    if (!url) return
    const time = unsaved ? 'an hour' : 'a week'
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    )
    if (isCopied) toast.success(`The address of the preview is copied. It works for ${time}.`)
    else prompt(`The address of the preview, for ${time}:`, url)
  }

  async function duplicate() {
    const outcome = await send(() => post(`${path}/duplicate`, {}))
    const id = outcome.state === 'done' ? outcome.result.id : undefined
    if (id === undefined) return toast.error('It could not be duplicated. Please try again.')
    toast.success('This is a draft of the same listing, without its permit.')
    await navigate(urls.updateProperty(id))
  }

  return (
    <p className="mb-7 flex flex-wrap items-center gap-x-7 gap-y-1 text-small">
      <span className="text-ink-soft numerals">{property.reference}</span>
      {property.hidden_at === null && (
        <TextLink to={urls.property(property.id)}>View its page</TextLink>
      )}
      <TextButton onClick={() => void openPreview()}>
        {unsaved ? 'Preview unsaved changes' : 'Preview'}
      </TextButton>
      <TextButton onClick={() => void copyPreview()}>Copy a preview link</TextButton>
      <TextButton onClick={() => void duplicate()}>Duplicate</TextButton>
    </p>
  )
}
