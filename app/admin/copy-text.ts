import { toast } from '#app/ui/toast.tsx'

/** Copies what a read-only field shows, and says so; `name` is what it is called, such as `Link`. */
export async function copyField(text: string, name: string): Promise<void> {
  if (await copyText(text)) return toast.success(`${name} copied.`)
  toast.error(
    `The ${name.toLowerCase()} could not be copied. Please select it and copy it yourself.`,
  )
}

/** Resolves to whether it was copied: over plain http browsers offer no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
