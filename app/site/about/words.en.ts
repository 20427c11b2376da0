export const en = {
  aboutUs: 'About Us',
  description: (agency: string) =>
    `What ${agency} is for, how we work, and the people who answer for it: clear prices, measured floor areas and one point of contact in Dubai.`,
}
