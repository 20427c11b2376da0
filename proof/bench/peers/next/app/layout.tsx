import type { ReactNode } from 'react'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" dir="ltr" suppressHydrationWarning>
      <body>{children}</body>
    </html>
  )
}
