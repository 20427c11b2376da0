export const WIDTHS = [160, 320, 480, 640, 800, 960, 1280, 1600, 2048, 2560]
export const FORMATS = ['avif', 'webp']

export interface Photo {
  name: string
  width: number
  height: number
  placeholder: string
}

export function photoUrl(name: string): string {
  return `/uploads/${name}`
}

export function variantUrl(name: string, width: number, format: string): string {
  return `/uploads/${name.replace(/\.\w+$/, '')}-${width}.${format}`
}

export function widthsOf({ width: full }: Pick<Photo, 'width'>): number[] {
  const reaching = WIDTHS.find((width) => width >= full) ?? WIDTHS.at(-1)
  return WIDTHS.filter((width) => width <= full || width === reaching)
}
