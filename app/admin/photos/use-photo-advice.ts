import { useEffect, useState } from 'react'

import { photoAdvice } from '#app/admin/api.ts'
import type { AdvisedPhoto } from '#domain/properties/photo-advice/photo-advice.ts'

const DEBOUNCE_MS = 600
const POLL_MS = 3000
const MAX_REQUESTS = 20

/**
 * Advice on uploaded photos, by file name. It is requested when no photo has been added for a moment,
 * and again while the server has photos still to analyse. Failures are ignored: advice is optional.
 */
export function usePhotoAdvice(files: readonly string[], property: number | null) {
  const [advice, setAdvice] = useState<Record<string, AdvisedPhoto>>({})
  const names = files.join(' ')

  useEffect(() => {
    if (names === '') return
    let timer: ReturnType<typeof setTimeout> | undefined
    let cancelled = false
    async function request(count: number) {
      const { photos } = await photoAdvice(names.split(' '), property)
      if (cancelled) return
      setAdvice(Object.fromEntries(photos.map((photo) => [photo.name, photo])))
      if (count < MAX_REQUESTS && photos.some(({ looked }) => !looked)) schedule(POLL_MS, count + 1)
    }
    function schedule(ms: number, count: number) {
      timer = setTimeout(() => void request(count).catch(() => undefined), ms)
    }
    schedule(DEBOUNCE_MS, 1)
    return () => {
      cancelled = true
      clearTimeout(timer)
    }
  }, [names, property])

  return advice
}
