import { copyText } from '#app/admin/copy-text.ts'
import { toast } from '#app/ui/toast.tsx'

import { openInTab } from './open-in-tab.ts'
import { TextButton } from './text-button.tsx'
import { usePreview, type PreviewSource } from './use-preview.ts'

/** Opens the page with what is typed, or with what is saved; or copies the address of such a page. */
export function PreviewButtons({ path, readUnsaved }: PreviewSource) {
  const makePreview = usePreview({ path, readUnsaved })

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
