import { copyText } from '#app/admin/copy-text.ts'
import { post } from '#app/admin/request.ts'
import { useRequest } from '#app/admin/use-request.ts'
import { toast } from '#app/ui/toast.tsx'

import { openInTab } from './open-in-tab.ts'
import { TextButton } from './text-button.tsx'

interface PreviewButtonsProps {
  /** The path of the property or post in the API. */
  path: string
  /** What is typed but not saved; undefined where all is saved. */
  readUnsaved: (() => object | Promise<object>) | undefined
}

/** Opens the page with what is typed, or with what is saved; or copies the address of such a page. */
export function PreviewButtons({ path, readUnsaved }: PreviewButtonsProps) {
  const { send } = useRequest<{ url: string }>()

  async function makePreview(): Promise<string | undefined> {
    const outcome = await send(async () =>
      readUnsaved
        ? post(`${path}/preview-changes`, await readUnsaved())
        : post(`${path}/preview`, {}),
    )
    if (outcome.state === 'done') return outcome.result.url
    const [fault] = outcome.state === 'failed' ? Object.values(outcome.fields) : []
    toast.error(fault ?? 'The preview could not be made. Please try again.')
    return undefined
  }

  async function copyPreview() {
    const url = await makePreview()
    if (!url) return
    const time = readUnsaved ? 'an hour' : 'a week'
    if (await copyText(url))
      toast.success(`The address of the preview is copied. It works for ${time}.`)
    else prompt(`The address of the preview, for ${time}:`, url)
  }

  return (
    <>
      <TextButton onClick={() => void openInTab(makePreview)}>
        {readUnsaved ? 'Preview unsaved changes' : 'Preview'}
      </TextButton>
      <TextButton onClick={() => void copyPreview()}>Copy a preview link</TextButton>
    </>
  )
}
