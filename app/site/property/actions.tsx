import { useLanguage, useWords } from '#app/language.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SaveButton } from '#app/ui/save-button.tsx'
import { UnitChoice } from '#app/ui/unit-choices.tsx'
import * as urls from '#app/urls.ts'
import { pathIn } from '#domain/language.ts'

import { WORDS } from './details-words.ts'

const ACTION =
  'inline-flex min-h-13 items-center justify-center gap-2 text-small font-strong underline-offset-4 decoration-brass-deep [&:hover>span]:underline max-md:min-h-16 max-md:flex-1 max-md:flex-col max-md:gap-1 max-md:border-e max-md:border-line max-md:text-caption max-md:leading-tight max-md:font-medium'

interface PropertyActionsProps {
  id: number
  title: string
  /** There is none of a home that is not offered. */
  hasBrochure: boolean
}

/** Share, save, brochure and the unit of areas in one row. `details-handlers.ts` handles the clicks. */
export function PropertyActions({ id, title, hasBrochure }: PropertyActionsProps) {
  const language = useLanguage()
  const words = useWords(WORDS)
  return (
    <div className="flex items-stretch border-b border-line-strong md:gap-x-7 print:hidden">
      <button type="button" data-share className={classes('script-only', ACTION)}>
        <Icon name="share" size={20} />
        <span>{words.share}</span>
      </button>
      <SaveButton id={id} title={title} label={words.save} className={ACTION} />
      {hasBrochure && (
        <a
          href={pathIn(language, urls.propertyBrochure(id))}
          download
          aria-label={words.downloadBrochure}
          className={ACTION}
        >
          <Icon name="download" size={20} />
          <span>{words.brochure}</span>
        </a>
      )}
      <UnitChoice name="area" className="items-center max-md:ps-1 md:ms-auto md:-me-2" />
    </div>
  )
}
