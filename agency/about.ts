import type { About } from '#domain/agency/sections/pages.ts'

/** What the agency stands for, on the about page and in the company brochure. */
export const about: About = {
  vision: {
    claim:
      'A city where buying a home is as calm as living in a good one: clear prices, honest drawings, and nobody hurrying you to sign.',
    text: 'Dubai builds quickly. We think its agents should do the opposite, and that a buyer who understands a building will stay in it longer.',
  },
  mission: {
    claim:
      'To know every street we sell on, publish what we know, and stand beside each client until the title deed is in their hand.',
    text: 'That means measured floor areas, three years of service charges, the orientation of each room, and a written note of what we would fix first.',
  },
}
