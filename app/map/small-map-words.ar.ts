import type { en } from './small-map-words.en.ts'

export const ar: typeof en = {
  source: '© مساهمو OpenStreetMap',
  km: (distance) => `${distance} كم`,
  straightLine: 'المسافات في خط مستقيم.',
}
