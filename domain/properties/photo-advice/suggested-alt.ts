import type { Room } from '#agency/rooms.ts'

/** Such as `Kitchen, Creekside residence, Dubai Creek Harbour`. */
export function suggestedAlt(room: Room | '', title: string, location: string): string {
  if (room === '') return ''
  return [room, title.trim(), location.trim()].filter(Boolean).join(', ')
}
