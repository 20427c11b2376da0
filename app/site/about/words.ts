const en = {
  aboutUs: 'About Us',
  description: (agency: string) =>
    `What ${agency} is for, how we work, and the people who answer for it: clear prices, measured floor areas and one point of contact in Dubai.`,
}

const ar: typeof en = {
  aboutUs: 'من نحن',
  description: (agency) =>
    `ما تقوم عليه ${agency}، وكيف نعمل، ومن يقف وراء العمل: أسعار واضحة، ومساحات مقيسة، وشخص واحد تتواصل معه في دبي.`,
}

export const WORDS = { en, ar }
