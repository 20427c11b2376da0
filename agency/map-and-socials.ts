// Apart from `profile.ts`, which every page downloads.

export const map = {
  url: 'https://www.google.com/maps?q=Al+Jaddaf+Waterfront,+Dubai&z=14&output=embed',
  /** Whether visitors are asked before anything is loaded from Google. */
  needsConsent: false as boolean,
}

export const socials = [
  { network: 'Instagram', href: 'https://www.instagram.com/ghafandharbour' },
  { network: 'LinkedIn', href: 'https://www.linkedin.com/company/ghafandharbour' },
  { network: 'Facebook', href: 'https://www.facebook.com/ghafandharbour' },
  { network: 'YouTube', href: 'https://www.youtube.com/@ghafandharbour' },
  { network: 'X', href: 'https://x.com/ghafandharbour' },
] as const
