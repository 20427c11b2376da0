export const FURNISHED = ['yes', 'no', 'partly'] as const
