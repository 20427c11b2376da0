import { hasShippedLogo, useAgency } from '#app/agency.tsx'

/**
 * The tree and the water of the shipped logo, in the colour of the surrounding text. An agency with
 * another logo does without.
 */
export function LogoMark({ className }: { className?: string }) {
  if (!hasShippedLogo(useAgency())) return null
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      <path d={LEAVES} fill="currentColor" />
      <path d="M24 6.5V27" stroke="currentColor" strokeWidth="1.2" />
      <path d={WATER} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  )
}

const LEAVES =
  'M22.9 24.2Q18.63 17.73 10.99 16.47Q15.26 22.93 22.9 24.2ZM25.1 24.2Q32.74 22.93 37.01 16.47Q29.37 17.73 25.1 24.2ZM22.9 18.6Q19.36 12.85 12.67 11.96Q16.2 17.71 22.9 18.6ZM25.1 18.6Q31.8 17.71 35.33 11.96Q28.64 12.85 25.1 18.6ZM22.9 13.2Q20.37 8.46 15.02 8.08Q17.54 12.82 22.9 13.2ZM25.1 13.2Q30.46 12.82 32.98 8.08Q27.63 8.46 25.1 13.2ZM22.9 8.2Q21.5 4.67 17.7 4.82Q19.1 8.36 22.9 8.2ZM25.1 8.2Q28.9 8.36 30.3 4.82Q26.5 4.67 25.1 8.2ZM24 6.6Q25.7 3.75 24 0.9Q22.3 3.75 24 6.6Z'
const WATER = 'M4 27H44M9.5 31.4H38.5M14.5 35.8H33.5M18.8 40.2H29.2M22.4 44.6H25.6'
