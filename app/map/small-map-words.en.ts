export const en = {
  source: '© OpenStreetMap contributors',
  km: (distance: string) => `${distance} km`,
  straightLine: 'Distances in a straight line.',
}
