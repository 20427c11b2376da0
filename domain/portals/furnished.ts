export const FURNISHED = ['yes', 'no', 'partly'] as const
export type Furnished = '' | (typeof FURNISHED)[number]
