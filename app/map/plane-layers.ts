import { between, isSameView, WHOLE_DUBAI, type MapView } from './map-view.ts'

const MOVE_MS = 260

/**
 * Shows views by moving two layers: the ground, and the points on it, whose size stays. A move changes
 * one transform of each, and no React component renders.
 */
export function planeLayers(
  layers: { ground: HTMLElement; points: HTMLElement },
  onMove: (view: MapView, isDone: boolean) => void,
) {
  let current: MapView | undefined
  /** The scale at which the ground is painted; between it and the current one it is stretched. */
  let painted = 0
  let frame = 0
  /** Those that the owner of the map knows from here. */
  const told = new WeakSet<MapView>()

  const draw = (view: MapView, isDone: boolean) => {
    const { scale } = view
    // Whole pixels keep texts sharp.
    const [x, y] = [Math.round(-view.x * scale), Math.round(-view.y * scale)]
    if (isDone || painted === 0) {
      painted = scale
      layers.ground.style.setProperty('--painted', `${scale}`)
    }
    if (scale !== current?.scale) layers.points.style.setProperty('--scale', `${scale}`)
    layers.points.style.transform = `translate(${x}px, ${y}px)`
    layers.ground.style.transform = `translate(${x}px, ${y}px) scale(${scale / painted})`
    current = view
  }
  const show = (view: MapView, isDone: boolean) => {
    cancelAnimationFrame(frame)
    draw(view, isDone)
    told.add(view)
    onMove(view, isDone)
  }
  const moveTo = (to: MapView) => {
    const from = current
    if (!from) return draw(to, true)
    if (isSameView(from, to)) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return show(to, true)
    const start = performance.now()
    const step = () => {
      const part = Math.min((performance.now() - start) / MOVE_MS, 1)
      show(part === 1 ? to : between(from, to, 1 - (1 - part) ** 3), part === 1)
      if (part < 1) frame = requestAnimationFrame(step)
    }
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(step)
  }
  return {
    show,
    moveTo,
    /** Follows the owner; a view that was told may come back late, when the hand is elsewhere. */
    follow: (view: MapView) => told.has(view) || moveTo(view),
    view: () => current ?? WHOLE_DUBAI,
    stop: () => cancelAnimationFrame(frame),
  }
}
