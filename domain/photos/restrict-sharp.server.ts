import sharp from 'sharp'

/** Lets this process decode JPEG, PNG, WebP and one more format; on one thread, without a cache. */
export function restrictSharp(format: 'Heif' | 'Svg'): void {
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', format].map((name) => `VipsForeignLoad${name}`),
  })
}
