import type { en } from './about-contents-words.en.ts'

export const ar: typeof en = {
  vision: 'رؤيتنا',
  mission: 'رسالتنا',
  team: 'فريقنا',
  loungePhoto: 'غرفة معيشة تنفتح على شرفة، والمدينة عند الغروب',
}
