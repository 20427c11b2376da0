import { Download } from 'lucide-react'

import { datedFileName, saveFile } from '#app/admin/save-file.ts'
import { useRequest } from '#app/admin/use-request.ts'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.tsx'

interface ExportButtonProps {
  label: string
  /** Name and extension of the file; the date is put in between, as in `enquiries-2026-03-01.csv`. */
  fileName: [name: string, extension: string]
  fetchFile: () => Promise<Blob>
  failureMessage: string
  disabled?: boolean
  className?: string
}

export function ExportButton(props: ExportButtonProps) {
  const { label, fileName, fetchFile, failureMessage, ...rest } = props
  const { isLoading, send } = useRequest<Blob>()

  async function download() {
    const outcome = await send(fetchFile)
    if (outcome.state === 'failed') toast.error(failureMessage)
    if (outcome.state !== 'done') return
    toast.clearErrors(failureMessage)
    saveFile(outcome.result, datedFileName(fileName))
  }

  return (
    <Button
      {...rest}
      variant="ghost"
      busy={isLoading}
      busyLabel="Exporting"
      onClick={() => void download()}
    >
      <Download />
      {label}
    </Button>
  )
}
