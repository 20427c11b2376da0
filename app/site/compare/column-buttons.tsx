import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'

import { useWords } from '#app/language.tsx'
import { replaceId } from '#app/site/shortlist/ids.ts'
import { Button, IconButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import * as urls from '#app/urls.ts'

import { WORDS } from './words.ts'

const SwapDialog = lazy(async () => ({ default: (await import('./swap-dialog.tsx')).SwapDialog }))

interface ColumnButtonsProps {
  title: string
  ids: readonly number[]
  /** The column, from 0. */
  index: number
}

/** Removes a home from the comparison, or puts another saved home in its place. */
export function ColumnButtons({ title, ids, index }: ColumnButtonsProps) {
  const navigate = useNavigate()
  const words = useWords(WORDS)
  const [isSwapping, setIsSwapping] = useState(false)
  const show = (shown: number[]) => void navigate(urls.compare(shown), { preventScrollReset: true })
  return (
    <>
      <IconButton
        bare
        label={words.remove(title)}
        className="script-only absolute end-0 top-0 z-10 bg-paper print:hidden"
        onClick={() => show(ids.filter((_, other) => other !== index))}
      >
        <Icon name="close" />
      </IconButton>
      <Button
        variant="ghost"
        size="s"
        aria-label={words.swapHome(title)}
        className="script-only mt-auto w-full lg:w-auto lg:self-start print:hidden"
        onClick={() => setIsSwapping(true)}
      >
        {words.swap}
      </Button>
      {isSwapping && (
        <Suspense>
          <SwapDialog
            ids={ids}
            title={title}
            onClose={() => setIsSwapping(false)}
            onChoose={(id) => show(replaceId(ids, index, id))}
            current={ids[index]}
          />
        </Suspense>
      )}
    </>
  )
}
