import { interpolateView, isSameView, WHOLE_DUBAI, type MapView } from './map-view.ts'

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
  /** The scale at which the ground is painted; during a move it is stretched to the current one. */
  let painted = 0
  let frame = 0
  /** Where a move that is under way leads. */
  let goal: MapView | undefined
  /** Views that were passed to `onMove`. The owner may pass them back. */
  const reported = new WeakSet<MapView>()

  const draw = (view: MapView, isDone: boolean) => {
    const [scale, translate] = [view.scale, translation(view)]
    if (isDone || painted === 0) {
      painted = scale
      layers.ground.style.setProperty('--painted', `${scale}`)
    }
    if (scale !== current?.scale) layers.points.style.setProperty('--scale', `${scale}`)
    layers.points.style.transform = translate
    layers.ground.style.transform = `${translate} scale(${scale / painted})`
    current = view
  }
  const report = (view: MapView, isDone: boolean) => {
    draw(view, isDone)
    reported.add(view)
    onMove(view, isDone)
  }
  const show = (view: MapView, isDone: boolean) => {
    cancelAnimationFrame(frame)
    goal = undefined
    report(view, isDone)
  }
  const moveTo = (to: MapView) => {
    const from = current
    if (!from) return draw(to, true)
    if (isSameView(goal ?? from, to)) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return show(to, true)
    const start = performance.now()
    const step = () => {
      const part = Math.min((performance.now() - start) / MOVE_MS, 1)
      if (part === 1) return show(to, true)
      report(interpolateView(from, to, 1 - (1 - part) ** 3), false)
      frame = requestAnimationFrame(step)
    }
    cancelAnimationFrame(frame)
    goal = to
    frame = requestAnimationFrame(step)
  }
  return {
    show,
    moveTo,
    /** Moves to a view, unless it was reported from here: it may come back late, after the next pan. */
    follow: (view: MapView) => void (reported.has(view) || moveTo(view)),
    view: () => current ?? WHOLE_DUBAI,
    goal: () => goal ?? current ?? WHOLE_DUBAI,
    stop: () => cancelAnimationFrame(frame),
  }
}

/** In whole pixels, which keep texts sharp. */
function translation({ x, y, scale }: MapView): string {
  return `translate(${Math.round(-x * scale)}px, ${Math.round(-y * scale)}px)`
}
