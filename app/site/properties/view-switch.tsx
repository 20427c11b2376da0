import { useWords } from '#app/language.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import * as urls from '#app/urls.ts'

import { queryFor, type ListState } from './use-search.ts'
import { WORDS } from './words.ts'

/** List or map: two views of one search. */
export function ViewSwitch({ current }: { current: ListState }) {
  const words = useWords(WORDS)
  return (
    <ul aria-label={words.view} className="view-switch">
      {(['list', 'map'] as const).map((view) => {
        const isMap = view === 'map'
        return (
          <li key={view}>
            <Link
              to={urls.properties + queryFor({ ...current, isMap })}
              aria-current={isMap === current.isMap && 'page'}
            >
              <Icon name={view} />
              <span>{words[view]}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
