/** Words that only the footer has: no first visit downloads them. */
export const en = {
  footer: 'Footer',
  footerLinks: {
    properties: 'Properties',
    areas: 'Areas',
    blog: 'Blog',
    about: 'About us',
    contact: 'Contact us',
    admin: 'Admin',
  },
  write: 'Write',
  visit: 'Visit',
  rights: (name: string) => `© 2024 ${name}. All rights reserved.`,
}
