import { useEffect, useState } from 'react'

import { photoAdvice } from '#app/admin/api.ts'
import type { SeenPhoto } from '#domain/properties/photo-advice/photo-advice.ts'

const SETTLED_MS = 600
const ASKED_AGAIN_MS = 3000
const MOST_TIMES = 20

/**
 * What the server has to say about photos that have arrived, by their names. It is asked when no
 * photo has come for a moment, and again while some are still to be looked at. Nobody waits for it:
 * where it does not answer, nothing is said.
 */
export function useCoach(files: readonly string[], property: number | null) {
  const [seen, setSeen] = useState<Record<string, SeenPhoto>>({})
  const asked = files.join(' ')

  useEffect(() => {
    if (asked === '') return
    let timer: ReturnType<typeof setTimeout> | undefined
    let gone = false
    async function ask(times: number) {
      const { photos } = await photoAdvice(asked.split(' '), property)
      if (gone) return
      setSeen(Object.fromEntries(photos.map((photo) => [photo.name, photo])))
      if (times < MOST_TIMES && photos.some(({ looked }) => !looked))
        wait(ASKED_AGAIN_MS, times + 1)
    }
    function wait(ms: number, times: number) {
      timer = setTimeout(() => void ask(times).catch(() => undefined), ms)
    }
    wait(SETTLED_MS, 1)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [asked, property])

  return seen
}
