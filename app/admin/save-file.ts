export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download must have started before its address is revoked.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
