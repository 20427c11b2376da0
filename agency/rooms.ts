/** What a photo of a property can show. */
export const ROOMS = [
  'Living room',
  'Dining room',
  'Kitchen',
  'Bedroom',
  'Bathroom',
  'Study',
  'Hallway',
  'Balcony',
  'Terrace',
  'Garden',
  'Pool',
  'View',
  'Exterior',
  'Lobby',
  'Gym',
  'Parking',
  'Office space',
  'Floor plan',
] as const

export type Room = (typeof ROOMS)[number]
