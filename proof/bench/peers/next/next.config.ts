import type { NextConfig } from 'next'

export default {
  poweredByHeader: false,
  devIndicators: false,
  turbopack: { root: import.meta.dirname },
} satisfies NextConfig
