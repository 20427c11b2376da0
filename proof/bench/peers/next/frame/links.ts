export const LINKS = [
  { to: '/', label: 'HOME' },
  { to: '/properties', label: 'PROPERTIES' },
  { to: '/blog', label: 'BLOG' },
  { to: '/about', label: 'ABOUT US' },
  { to: '/contact-us', label: 'CONTACT US' },
  { to: '/sell-property', label: 'SELL YOUR PROPERTY' },
] as const
