const en = {
  vision: 'Our Vision',
  mission: 'Our Mission',
  team: 'Our Team',
  loungePhoto: 'Living room opening to a terrace, with the city at dusk',
}

const ar: typeof en = {
  vision: 'رؤيتنا',
  mission: 'رسالتنا',
  team: 'فريقنا',
  loungePhoto: 'غرفة معيشة تنفتح على شرفة، والمدينة عند الغروب',
}

export const WORDS = { en, ar }
