let context: CanvasRenderingContext2D | null | undefined

/** How wide a text is in the font of the page, in pixels. */
export function measureText(text: string, size: number, weight: number): number {
  if (text === '') return 0
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return (text.length * size) / 2
  context.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`
  return context.measureText(text).width
}
