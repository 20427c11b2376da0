import limit from 'p-limit'
import { useEffect, useRef } from 'react'

import { upload } from '#app/admin/api.ts'
import { Refused } from '#app/api.ts'

import { newKey, type FormPhoto, type PhotoState } from './photo.ts'

const AT_ONCE = 3

interface Job {
  file: File
  preview: string
  abort: AbortController
}

/** Sends photos as soon as they are chosen, a few at once, and tells how each one fares. */
export function useUploads(tell: (key: string, state: PhotoState) => void) {
  const jobs = useRef(new Map<string, Job>())
  const inTurn = useRef(limit(AT_ONCE))

  useEffect(() => {
    const all = jobs.current
    return () => {
      for (const key of all.keys()) drop(all, key)
    }
  }, [])

  function begin(key: string, file: File, preview: string) {
    const job = { file, preview, abort: new AbortController() }
    jobs.current.set(key, job)
    void inTurn.current(() => send(key, job, tell))
  }

  return {
    /** Begins to send these files; answers with the photos that now stand for them. */
    start: (files: readonly File[]): FormPhoto[] =>
      files.map((file) => {
        const key = newKey()
        const preview = URL.createObjectURL(file)
        begin(key, file, preview)
        return { key, label: file.name, state: 'uploading', sent: 0, preview }
      }),
    retry: (key: string) => {
      const job = jobs.current.get(key)
      if (!job) return
      tell(key, { state: 'uploading', sent: 0, preview: job.preview })
      begin(key, job.file, job.preview)
    },
    stop: (key: string) => drop(jobs.current, key),
  }
}

async function send(
  key: string,
  { file, preview, abort: { signal } }: Job,
  tell: (key: string, state: PhotoState) => void,
): Promise<void> {
  if (signal.aborted) return
  try {
    const onProgress = (sent: number) => tell(key, { state: 'uploading', sent, preview })
    const { filename } = await upload(file, onProgress, signal)
    tell(key, { state: 'there', file: filename, preview })
  } catch (error) {
    if (signal.aborted) return
    tell(key, {
      state: 'failed',
      why: error instanceof Refused ? error.message : 'No answer came.',
    })
  }
}

function drop(jobs: Map<string, Job>, key: string): void {
  const job = jobs.get(key)
  if (!job) return
  jobs.delete(key)
  job.abort.abort()
  URL.revokeObjectURL(job.preview)
}
