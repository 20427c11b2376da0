import { toast } from '#app/ui/toast.tsx'

export async function copyText(text: string, doneMessage: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(doneMessage)
  } catch {
    toast.error('It could not be copied.')
  }
}
