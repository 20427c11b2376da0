import { Fragment } from 'react'

import { ContentText, useEnglishMark, useLanguage, useWords } from '#app/language.tsx'
import { classes } from '#app/ui/classes.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Link } from '#app/ui/link.tsx'
import * as urls from '#app/urls.ts'

import { betterHome, ROWS, type ComparedHome, type ComparisonRow } from './comparison-rows.ts'
import { ColumnButtons } from './column-buttons.tsx'
import { WORDS } from './words.ts'

/** Narrower screens show this many homes; another one comes into view by swapping. */
const NARROW_COUNT = 2

/** Hides a column that does not fit on a narrow screen. */
const columnClass = (index: number) => index >= NARROW_COUNT && 'max-lg:hidden'

/** Properties side by side. Rows without any value are left out. */
export function Comparison({ homes }: { homes: readonly ComparedHome[] }) {
  const language = useLanguage()
  const words = WORDS[language]
  const rows = ROWS.filter(({ text }) => homes.some((home) => text(home, language) !== ''))
  const ids = homes.map(({ id }) => id)
  return (
    <table
      aria-label={words.comparison}
      className="w-full table-fixed border-collapse border-b border-line-strong text-start max-lg:block"
    >
      <caption className="sr-only">{words.caption}</caption>
      <colgroup className="max-lg:hidden">
        <col className="w-[17%]" />
        {homes.map(({ id }) => (
          <col key={id} />
        ))}
      </colgroup>
      <thead className="max-lg:block">
        <tr className="align-top max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4">
          <th scope="col" className="max-lg:sr-only">
            <span className="sr-only">{words.what}</span>
          </th>
          {homes.map((home, index) => (
            <th
              key={home.id}
              scope="col"
              className={classes(
                'group relative pb-5 text-start font-normal lg:h-px lg:ps-gutter',
                columnClass(index),
              )}
            >
              <HomeHead home={home} ids={ids} index={index} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {rows.map((row) => (
          <Row key={row.name} row={row} homes={homes} />
        ))}
      </tbody>
    </table>
  )
}

interface HomeHeadProps {
  home: ComparedHome
  ids: readonly number[]
  index: number
}

function HomeHead({ home, ids, index }: HomeHeadProps) {
  const englishMark = useEnglishMark()
  return (
    <div className="flex h-full flex-col">
      <Picture
        photo={home.photo}
        alt=""
        sizes="(width < 64rem) 55vw, 24vw"
        className="aspect-5/4"
      />
      <Link
        to={urls.property(home.id)}
        dir="auto"
        {...englishMark(home.title)}
        className="mt-3 block font-display text-title-3 text-balance hover-link max-lg:text-[1.125rem]"
      >
        {home.title}
      </Link>
      <p className="mt-1 mb-3 text-caption text-ink-soft lg:text-small">
        <ContentText text={home.location} />
      </p>
      <ColumnButtons title={home.title} ids={ids} index={index} />
    </div>
  )
}

/** On a narrow screen the name of a row is above its cells, and of the two shown one is the better. */
function Row({ row, homes }: { row: ComparisonRow; homes: readonly ComparedHome[] }) {
  const words = useWords(WORDS)
  const wide = betterHome(row, homes)
  const narrow = betterHome(row, homes.slice(0, NARROW_COUNT))
  return (
    <tr className="border-t border-line align-baseline max-lg:grid max-lg:grid-cols-2 max-lg:py-3">
      <th
        scope="row"
        className="text-start text-small font-normal text-ink-soft max-lg:col-span-2 max-lg:pb-0.5 max-lg:text-caption max-lg:text-ink-mute lg:py-3.5"
      >
        {words.rows[row.name]}
      </th>
      {homes.map((home, index) => {
        const marks = [
          wide?.id === home.id && { mark: wide.mark, className: 'max-lg:hidden' },
          narrow?.id === home.id && { mark: narrow.mark, className: 'lg:hidden' },
        ].filter((mark) => mark !== false)
        return (
          <td
            key={home.id}
            className={classes(
              'numerals wrap-break-word max-lg:nth-2:pe-2 max-lg:nth-3:border-s max-lg:nth-3:border-line max-lg:nth-3:ps-4 lg:py-3.5 lg:ps-gutter',
              row.name === 'price' ? 'text-price font-[480]!' : 'text-small',
              wide?.id === home.id && 'lg:font-bold!',
              narrow?.id === home.id && 'max-lg:font-bold!',
              columnClass(index),
            )}
          >
            <Value row={row} home={home} />
            {marks.map(({ mark, className }) => (
              <Fragment key={className}>
                {' '}
                <span
                  className={classes(
                    'border-b text-caption leading-tight font-normal text-brass-deep max-lg:block max-lg:w-max lg:ms-1',
                    className,
                  )}
                >
                  {words.marks[mark]}
                </span>
              </Fragment>
            ))}
          </td>
        )
      })}
    </tr>
  )
}

function Value({ row, home }: { row: ComparisonRow; home: ComparedHome }) {
  const language = useLanguage()
  const text = row.text(home, language)
  if (text === '')
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{WORDS[language].notTold}</span>
      </>
    )
  return row.figure ? text : <ContentText text={text} />
}
