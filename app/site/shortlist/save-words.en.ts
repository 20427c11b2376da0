export const en = {
  full: (max: number) => `A shortlist holds ${max} homes.`,
  shortlist: 'Shortlist',
}
