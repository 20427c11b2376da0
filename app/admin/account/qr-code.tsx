import { encode } from 'uqr'

// What readers need around the code to find it.
const QUIET_ZONE = 4

/** A QR code, drawn as one path. What it says must also stand beside it, for those who do not see it. */
export function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-54 flex-none border border-line bg-white text-ink-deep"
    >
      <path d={data.map(rowPath).join('')} fill="currentColor" />
    </svg>
  )
}

function rowPath(row: boolean[], y: number): string {
  return row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')
}
