import { useLayoutEffect, useRef } from 'react'

import { formOf, post } from '#app/admin/request.ts'
import { useRequest } from '#app/admin/use-request.ts'
import type { BrandFile } from '#domain/brand/brand-file.ts'

/** Uploads a logo, then calls the `onChange` of the latest render: the form may have changed meanwhile. */
export function useImageUpload(
  onChange: (image: { [name in keyof BrandFile]: BrandFile[name] }) => void,
) {
  const { request, isLoading, send } = useRequest<BrandFile>()
  const latest = useRef<typeof onChange>(undefined)
  useLayoutEffect(() => {
    latest.current = onChange
    // The field may be in an item of a list that is removed meanwhile, and must not bring it back.
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
