import type { Viewport } from 'next'
import type { ReactNode } from 'react'

import { IconSheet } from '@/ui/icon-sheet'
import { BEFORE_PAINT } from '@/ui/units'

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: '#f7f3ec',
}

// What only scripts can work is out of sight, and what only scripts would show is shown.
const WITHOUT_SCRIPT =
  '.script-only{display:none!important}@layer theme{.script-folded[hidden]{display:grid!important}}'

// The style sheet is the one of our own build, put there before this is built.
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" dir="ltr" suppressHydrationWarning>
      <head>
        <link rel="stylesheet" href="/site.css" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" type="application/rss+xml" title="Blog" href="/blog/rss.xml" />
        <link
          rel="alternate"
          type="application/rss+xml"
          title="New properties"
          href="/properties/rss.xml"
        />
        <script dangerouslySetInnerHTML={{ __html: BEFORE_PAINT }} />
        <noscript>
          <style>{WITHOUT_SCRIPT}</style>
        </noscript>
      </head>
      <body>
        {children}
        <IconSheet />
      </body>
    </html>
  )
}
