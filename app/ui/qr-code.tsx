import { qrPath } from '#domain/pdf/qr-path.ts'

/** Hidden from screen readers: show the same text beside it. */
export function QrCode(props: { text: string; border?: number; className: string }) {
  const { size, path } = qrPath(props.text, props.border)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`flex-none border border-line bg-white text-ink-deep ${props.className}`}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
