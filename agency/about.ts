import type { About } from '#domain/agency/sections/pages.ts'

/** What the agency stands for, on the about page and in the company brochure. */
export const about: About = {
  vision: {
    claim:
      'A city where buying a home is as calm as living in a good one: clear prices, honest drawings, and nobody hurrying you to sign.',
    claim_ar:
      'مدينة يكون فيها شراء المنزل هادئًا كالعيش في منزل جيد: أسعار واضحة، ومخططات صادقة، ولا أحد يستعجلك على التوقيع.',
    text: 'Dubai builds quickly. We think its agents should do the opposite, and that a buyer who understands a building will stay in it longer.',
    text_ar:
      'دبي تبني بسرعة. ونرى أن على وسطائها أن يتمهّلوا، فمن يفهم المبنى الذي يشتري فيه يبقى فيه أطول.',
  },
  mission: {
    claim:
      'To know every street we sell on, publish what we know, and stand beside each client until the title deed is in their hand.',
    claim_ar:
      'أن نعرف كل شارع نبيع فيه، وأن ننشر ما نعرفه، وأن نبقى إلى جانب كل عميل حتى يتسلّم سند الملكية بيده.',
    text: 'That means measured floor areas, three years of service charges, the orientation of each room, and a written note of what we would fix first.',
    text_ar:
      'أي مساحات مقيسة، ورسوم خدمات ثلاث سنوات، واتجاه كل غرفة، وملاحظة مكتوبة بأول ما نوصي بإصلاحه.',
  },
}
