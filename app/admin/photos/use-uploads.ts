import limit from 'p-limit'
import { useEffect, useRef } from 'react'

import { formOf, isUnauthorised, post } from '#app/admin/request.ts'
import { ApiError } from '#app/api.ts'

import { newKey, type FormPhoto, type UploadState } from './photo.ts'

const MAX_PARALLEL_UPLOADS = 3

interface Upload {
  file: File
  preview: string
  controller: AbortController
}

type OnState = (key: string, state: UploadState) => void

/** Uploads photos as soon as they are chosen, a few in parallel, and reports the state of each. */
export function useUploads(onState: OnState) {
  const uploads = useRef(new Map<string, Upload>())
  const queue = useRef(limit(MAX_PARALLEL_UPLOADS))

  useEffect(() => {
    const all = uploads.current
    return () => {
      for (const key of all.keys()) cancel(all, key)
    }
  }, [])

  function start(key: string, file: File, preview: string) {
    const started = { file, preview, controller: new AbortController() }
    uploads.current.set(key, started)
    void queue.current(() => send(key, started, onState))
  }

  return {
    /** Starts to upload the files and returns the photos that stand for them. */
    start: (files: readonly File[]): FormPhoto[] =>
      files.map((file) => {
        const key = newKey()
        const preview = URL.createObjectURL(file)
        start(key, file, preview)
        return { key, label: file.name, state: 'uploading', sent: 0, preview }
      }),
    retry: (key: string) => {
      const failed = uploads.current.get(key)
      if (!failed) return
      onState(key, { state: 'uploading', sent: 0, preview: failed.preview })
      start(key, failed.file, failed.preview)
    },
    cancel: (key: string) => cancel(uploads.current, key),
    /** The file of a photo that was added since the form was opened. */
    fileOf: (key: string) => uploads.current.get(key)?.file,
  }
}

async function send(
  key: string,
  { file, preview, controller: { signal } }: Upload,
  onState: OnState,
): Promise<void> {
  if (signal.aborted) return
  try {
    const onProgress = (sent: number) => onState(key, { state: 'uploading', sent, preview })
    const form = formOf({ photo: file })
    const options = { onProgress, signal }
    const { filename } = await post<{ filename: string }>('/api/upload', form, options)
    onState(key, { state: 'uploaded', file: filename, preview })
  } catch (error) {
    if (signal.aborted) return
    const reason = error instanceof ApiError ? error.message : 'No answer came.'
    onState(key, { state: 'failed', reason, isSessionOver: isUnauthorised(error) })
  }
}

function cancel(uploads: Map<string, Upload>, key: string): void {
  const cancelled = uploads.get(key)
  if (!cancelled) return
  uploads.delete(key)
  cancelled.controller.abort()
  URL.revokeObjectURL(cancelled.preview)
}
