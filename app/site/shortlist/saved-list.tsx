import type { PropsWithChildren, ReactNode } from 'react'

import { ContentText, useEnglishMark, useWords } from '#app/language.tsx'
import type { EnquiryResult } from '#app/site/enquiry/enquiry-result.ts'
import { TourForm } from '#app/site/enquiry/tour-form.tsx'
import { sharePage } from '#app/site/share-page.ts'
import type { Crumb } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import * as urls from '#app/urls.ts'

import type { SavedList } from './load-saved-properties.server.ts'
import { WORDS } from './words.ts'

interface SavedListPageProps {
  title: string
  crumbs: readonly Crumb[]
  list: SavedList
  /** The result of the tour form. */
  result: EnquiryResult | undefined
  /** Below the title. */
  intro?: string
  /** Beside the button that shares the list. */
  action?: ReactNode
  /** What the page says about an empty list, and how to fill it. */
  empty: string
  hint: string
  children: ReactNode
}

/** A page about the properties in its URL: a shared link shows the same list to everyone. */
export function SavedListPage({ list, title, crumbs, children, ...texts }: SavedListPageProps) {
  const { properties } = list
  const words = useWords(WORDS)
  return (
    <>
      <PageHead crumbs={crumbs} title={title}>
        {properties.length > 0 && (
          <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
            {texts.intro && <p className="max-w-136 text-lead text-ink-soft">{texts.intro}</p>}
            <div className="flex flex-wrap gap-3 print:hidden">
              {texts.action}
              <ButtonLink variant="ghost" href="#tour">
                {words.tour(properties.length)}
              </ButtonLink>
              <Button
                variant="ghost"
                className="script-only"
                onClick={() => void sharePage(document.title, location.href)}
              >
                <Icon name="share" />
                {words.share}
              </Button>
            </div>
          </div>
        )}
      </PageHead>
      <div className="wrap pb-section">
        <Notices {...list} />
        {properties.length > 0 ? (
          <>
            {children}
            <TourOfList list={list} result={texts.result} />
          </>
        ) : (
          <EmptyState
            hint={texts.hint}
            action={
              <ButtonLink variant="ghost" to={urls.properties}>
                {words.allProperties}
              </ButtonLink>
            }
          >
            {texts.empty}
          </EmptyState>
        )}
      </div>
    </>
  )
}

/** Which homes of the list are sold or rented, and how many are gone. */
function Notices({ closed, removedCount }: Pick<SavedList, 'closed' | 'removedCount'>) {
  const words = useWords(WORDS)
  const englishMark = useEnglishMark()
  return (
    <>
      {closed.map(({ id, title, isSold }) => (
        <Notice key={id}>
          <Link to={urls.property(id)} dir="auto" {...englishMark(title)} className="quiet-link">
            {title}
          </Link>
          {isSold ? words.isSold : words.isRented}
        </Notice>
      ))}
      {removedCount > 0 && <Notice>{words.removed(removedCount)}</Notice>}
    </>
  )
}

function Notice({ children }: PropsWithChildren) {
  return (
    <p className="mb-3 border-s-3 border-brass-deep bg-sand px-4 py-3.5 text-small last-of-type:mb-8">
      {children}
    </p>
  )
}

/** One request for all homes of the list. */
function TourOfList({ list, result }: Pick<SavedListPageProps, 'list' | 'result'>) {
  const { properties, tourChoices } = list
  const words = useWords(WORDS)
  return (
    <section
      id="tour"
      aria-labelledby="tour-of-list"
      className="mt-section grid-12 gap-y-6 bg-sand p-[clamp(1.5rem,4vw,3.5rem)] print:hidden"
    >
      <div className="col-span-full lg:col-span-5">
        <h2 id="tour-of-list" className="font-display text-title-1">
          {words.schedule}
        </h2>
        <p className="mt-4 text-ink-soft">
          {properties.length > 1 ? words.oneRequest : words.chooseTime}
        </p>
        <ul className="mt-5 border-t border-line-strong text-small">
          {properties.map(({ id, title, location }) => (
            <li key={id} dir="auto" className="border-b border-line py-2.5 wrap-anywhere">
              <ContentText text={title} />
              <span className="text-ink-mute">
                {' '}
                <ContentText text={location} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="col-span-full lg:col-[7/13]">
        <TourForm
          key={properties.map(({ id }) => id).join()}
          homes={properties}
          choices={tourChoices}
          labelledBy="tour-of-list"
          result={result}
        />
      </div>
    </section>
  )
}
