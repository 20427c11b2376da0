import { useWords } from '#app/language.tsx'

import { WORDS } from './words.ts'

/** The legend of the map's lines, and the source of its data. */
export function MapNotes() {
  const words = useWords(WORDS)
  return (
    <>
      <ul className="map-key">
        <li className="map-key-metro">{words.metro}</li>
        <li className="map-key-roads">{words.roads}</li>
      </ul>
      <p className="map-source">
        <span className="max-lg:hidden">{words.near} </span>
        <span lang="en" dir="ltr">
          ©{' '}
          <a
            href="https://www.openstreetmap.org/copyright"
            className="underline underline-offset-2"
          >
            OpenStreetMap contributors
          </a>
        </span>
      </p>
    </>
  )
}
