import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'

import type { Language } from '#domain/language.ts'

import { listenToGestures } from './gestures.ts'
import { MapDrawing } from './map-drawing.tsx'
import { MapLabels } from './map-labels.tsx'
import { WHOLE_DUBAI, type MapView, type Size } from './map-view.ts'
import { planeLayers } from './plane-layers.ts'
import { useSize } from './use-size.ts'

/** Props of a base map that replaces the drawing. React renders it at every move. */
export interface GroundProps extends Size {
  view: MapView
}

interface MapPlaneProps {
  /**
   * The map moves to each new view, unless `onMove` reported that view: then it is there already.
   * While this is undefined, the map shows the initial view of `map.css`.
   */
  view: MapView | undefined
  /** Called at every move, and with `isDone` at its end. */
  onMove: (view: MapView, isDone: boolean) => void
  label: string
  language: Language
  /** Elements of the class `map-point`; each stands at `--x` and `--y`, in units of the drawing. */
  children?: ReactNode
  /** In place of the drawing. */
  ground?: ComponentType<GroundProps> | undefined
  /** English names of the labels that a marker would cover. */
  hiddenLabels?: ReadonlySet<string> | undefined
}

/** A map that is moved by pointers, wheel and keys. It fills its parent, which must be positioned. */
export function MapPlane(props: MapPlaneProps) {
  const { label, language, children, ground: Ground, hiddenLabels } = props
  const box = useRef<HTMLElement>(null)
  const ground = useRef<HTMLDivElement>(null)
  const points = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const [live, setLive] = useState(props.view ?? WHOLE_DUBAI)
  const [layers, setLayers] = useState<ReturnType<typeof planeLayers>>()
  const onMove = useEffectEvent((view: MapView, isDone: boolean) => {
    // The drawing moves with its layer. Another ground is rendered at every move.
    if (Ground) setLive(view)
    props.onMove(view, isDone)
  })

  useEffect(() => {
    if (!box.current || !ground.current || !points.current) return
    const elements = { ground: ground.current, points: points.current }
    const layers = planeLayers(elements, (view, isDone) => onMove(view, isDone))
    const listening = new AbortController()
    listenToGestures(box.current, layers, listening.signal)
    setLayers(layers)
    return () => {
      listening.abort()
      layers.stop()
    }
  }, [])

  useLayoutEffect(() => {
    if (props.view) layers?.follow(props.view)
  }, [layers, props.view])

  return (
    <section
      ref={box}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows and + and - move it
      tabIndex={0}
      className="map-plane"
    >
      {Ground && size && <Ground {...size} view={layers?.view() ?? live} />}
      <div ref={ground} className="map-layer">
        {!Ground && <MapDrawing />}
      </div>
      <div ref={points} className="map-layer">
        <MapLabels language={language} hidden={hiddenLabels} />
        {children}
      </div>
    </section>
  )
}
