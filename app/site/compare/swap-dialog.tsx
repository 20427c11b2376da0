import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'

import { ContentText, useLanguage, useWords } from '#app/language.tsx'
import { swapChoices } from '#app/site/shortlist/ids.ts'
import type { SavedList, SavedProperty } from '#app/site/shortlist/load-saved-properties.server.ts'
import { savedIds } from '#app/site/shortlist/saved-properties.ts'
import { WORDS as SHORTLIST_WORDS } from '#app/site/shortlist/words.ts'
import { ButtonLink, IconButton } from '#app/ui/button.tsx'
import { formatPrice } from '#app/ui/format.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Loading } from '#app/ui/loading.tsx'
import { Picture } from '#app/ui/picture.tsx'
import * as urls from '#app/urls.ts'

import { WORDS } from './words.ts'

interface SwapDialogProps {
  /** The homes in the comparison; one that a narrow screen does not show can be chosen, too. */
  ids: readonly number[]
  current: number | undefined
  title: string
  onChoose: (id: number) => void
  onClose: () => void
}

/** The saved homes, of which one takes the place of a compared home. */
export function SwapDialog({ ids, current, title, onChoose, onClose }: SwapDialogProps) {
  const words = useWords(WORDS)
  const dialog = useRef<HTMLDialogElement>(null)
  const { load, data } = useFetcher<SavedList>()
  const choices = swapChoices(savedIds(), ids, current).join(',')
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    if (choices !== '') void load(urls.shortlist(choices.split(',').map(Number)))
  }, [choices, load])
  const homes = choices === '' ? [] : data?.properties
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      aria-labelledby="swap-title"
      onClose={onClose}
      className="m-auto max-h-[min(40rem,85dvh)] w-[min(30rem,calc(100vw-2.5rem))] bg-paper text-start text-ink shadow-float backdrop:bg-ink-deep/45"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-paper py-2 ps-5 pe-2">
        <h2 id="swap-title" className="font-display text-title-3">
          {words.swapHome(title)}
        </h2>
        <IconButton bare label={words.close} onClick={close}>
          <Icon name="close" />
        </IconButton>
      </div>
      {homes === undefined ? (
        <div className="grid h-40 place-items-center">
          <Loading />
        </div>
      ) : (
        <SavedHomes
          homes={homes}
          onChoose={(id) => {
            close()
            onChoose(id)
          }}
        />
      )}
    </dialog>
  )
}

interface SavedHomesProps {
  homes: readonly SavedProperty[]
  onChoose: (id: number) => void
}

function SavedHomes({ homes, onChoose }: SavedHomesProps) {
  const language = useLanguage()
  if (homes.length === 0)
    return (
      <div className="grid justify-items-start gap-4 p-5">
        <p>{WORDS[language].noOther}</p>
        <ButtonLink variant="ghost" to={urls.properties}>
          {SHORTLIST_WORDS[language].allProperties}
        </ButtonLink>
      </div>
    )
  return (
    <ul className="px-5 pb-3">
      {homes.map((home) => (
        <li key={home.id} className="border-b border-line last:border-0">
          <button
            type="button"
            onClick={() => onChoose(home.id)}
            className="group flex w-full items-center gap-4 py-3 text-start"
          >
            <Picture
              photo={home.photo}
              alt=""
              sizes="7rem"
              className="h-16 w-22 flex-none p-1! text-caption! leading-tight!"
            />
            <span className="min-w-0">
              <span className="block font-display text-[1.125rem] leading-[1.25] group-hover:underline">
                <ContentText text={home.title} />
              </span>
              <span className="text-small text-ink-soft numerals">
                {home.location && (
                  <>
                    <ContentText text={home.location} />
                    {' · '}
                  </>
                )}
                {formatPrice(home, language)}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
