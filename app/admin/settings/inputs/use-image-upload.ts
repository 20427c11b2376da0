import { useLayoutEffect, useRef } from 'react'

import { formOf, post } from '#app/admin/request.ts'
import { useRequest } from '#app/admin/use-request.ts'
import type { BrandFile } from '#domain/brand/brand-file.ts'

/** Uploads a logo, and then changes what is in the form by then. */
export function useImageUpload(
  onChange: (image: { [name in keyof BrandFile]: BrandFile[name] }) => void,
) {
  const { request, isLoading, send } = useRequest<BrandFile>()
  const latest = useRef<typeof onChange>(undefined)
  useLayoutEffect(() => {
    latest.current = onChange
    // The entry of a list may be removed, and must not come back with its logo.
    return () => {
      latest.current = undefined
    }
  })

  async function upload(file: File | undefined) {
    if (!file) return
    const outcome = await send(() => post<BrandFile>('/api/brand-files', formOf({ file })))
    if (outcome.state === 'done') latest.current?.({ ...outcome.result })
  }

  return { upload, isLoading, failure: request.state === 'failed' ? request.message : undefined }
}
