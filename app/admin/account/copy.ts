import { toast } from '#app/ui/toast.tsx'

export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
  } catch {
    toast.error('It could not be copied.')
  }
}
