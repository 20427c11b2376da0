import { post } from '#app/admin/request.ts'
import { useRequest } from '#app/admin/use-request.ts'
import { toast } from '#app/ui/toast.tsx'

export interface PreviewSource {
  /** The path of the property or post in the API. */
  path: string
  /** What is typed but not saved; undefined where all is saved. */
  readUnsaved: (() => object | Promise<object>) | undefined
}

/** Returns a function that makes a preview and resolves to its URL; undefined where that failed. */
export function usePreview({ path, readUnsaved }: PreviewSource) {
  const { send } = useRequest<{ url: string }>()

  return async (): Promise<string | undefined> => {
    const outcome = await send(async () =>
      readUnsaved
        ? post(`${path}/preview-changes`, await readUnsaved())
        : post(`${path}/preview`, {}),
    )
    if (outcome.state === 'done') return outcome.result.url
    if (outcome.state === 'failed') {
      const [fault] = Object.values(outcome.fields)
      toast.error(fault ?? 'The preview could not be made. Please try again.')
    }
    return undefined
  }
}
