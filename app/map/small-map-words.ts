const en = {
  source: '© OpenStreetMap contributors',
  km: (distance: string) => `${distance} km`,
  straightLine: 'Distances in a straight line.',
}

const ar: typeof en = {
  source: '© مساهمو OpenStreetMap',
  km: (distance) => `${distance} كم`,
  straightLine: 'المسافات في خط مستقيم.',
}

export const WORDS = { en, ar }
