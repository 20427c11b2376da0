import type { Canvas } from './canvas.server.ts'
import { drawableLogo, type LogoGround } from './logo.server.ts'
import { COLOUR, PAGE } from './print-style.ts'

/** Draws the logo at the margin where reading starts; `ground` is the colour that it stands on. */
export async function drawLogo(
  canvas: Canvas,
  ground: LogoGround,
  y: number,
  width: number,
): Promise<void> {
  const x = PAGE.margin - 2
  const logo = await drawableLogo(ground, width)
  if (logo.kind === 'name') canvas.drawLines('P', logo.style, [logo.text], PAGE.margin, y)
  else {
    if (logo.tile)
      canvas.fill(COLOUR.paper, { x, y: y - 6, width: logo.width + 16, height: logo.height + 12 })
    const imageX = logo.tile ? x + 8 : x
    canvas.drawDecoration(logo.bytes, { x: imageX, y, width: logo.width, height: logo.height })
  }
}
