import type { Viewport } from 'next'
import type { ReactNode } from 'react'

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: '#f7f3ec',
}

// The style sheet is the one of our own build, put there before this is built.
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" dir="ltr">
      <head>
        <link rel="stylesheet" href="/site.css" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" type="application/rss+xml" title="Blog" href="/blog/rss.xml" />
      </head>
      <body>{children}</body>
    </html>
  )
}
