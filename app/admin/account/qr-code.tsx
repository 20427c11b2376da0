import { qrPath } from '#domain/pdf/qr-path.ts'

/** A QR code, drawn as one path. What it says must also stand beside it, for those who do not see it. */
export function QrCode({ text }: { text: string }) {
  const { size, path } = qrPath(text)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-54 flex-none border border-line bg-white text-ink-deep"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
