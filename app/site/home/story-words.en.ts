/** Words of the static sections. */
export const en = {
  services: 'What we do',
  terracePhoto: 'Shaded terrace of a villa beside its pool',
  kitchenPhoto: 'Kitchen with a long marble island',
  beachPhoto: 'House and palms beside the beach',
  aboutUs: 'About us',
  reasons: 'Reasons to invest in Dubai',
  boulevardPhoto: 'Palm-lined boulevard in the evening',
  companies: 'Sister companies',
  readPost: 'Read the post',
  readPostNamed: (title: string) => `Read the post: ${title}`,
}
