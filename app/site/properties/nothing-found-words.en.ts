export const en = {
  comma: ', ',
  allOfThis: (conditions: string) => `No property is all of this: ${conditions}.`,
  nothingFor: (condition: string) => `We have nothing for “${condition}” today.`,
  loosen: 'Loosen one thing, or leave the search with us.',
  tryWider: 'Try a wider area, or leave the search with us.',
  closeTo: 'Close to what you asked',
  tellMe: 'Tell me when one comes',
  onlyThen: 'One of us writes to you when it happens, and not before.',
  name: 'Name and surname',
  email: 'Email',
  phone: 'Phone',
  message: (search: string) =>
    `Nothing was found for this search: ${search}. Please tell me when such a home comes.`,
}
