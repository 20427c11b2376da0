export const en = {
  vision: 'Our Vision',
  mission: 'Our Mission',
  team: 'Our Team',
  loungePhoto: 'Living room opening to a terrace, with the city at dusk',
}
