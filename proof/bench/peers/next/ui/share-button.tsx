'use client'

import type { ReactNode } from 'react'

export function ShareButton({ className, children }: { className: string; children: ReactNode }) {
  return (
    <button
      type="button"
      className={className}
      onClick={() => void navigator.share({ title: document.title, url: location.href })}
    >
      {children}
    </button>
  )
}
