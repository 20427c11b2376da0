import type { ReactNode } from 'react'

import { useEnglishMark } from '#app/language.tsx'

import { Breadcrumb, type Crumb } from './banner.tsx'

interface PageHeadProps {
  crumbs: readonly Crumb[]
  title: string
  children?: ReactNode
}

/** The head of a page without a banner photo: breadcrumb and title. */
export function PageHead({ crumbs, title, children }: PageHeadProps) {
  const englishMark = useEnglishMark()
  return (
    <header className="wrap pt-[clamp(2rem,4.4vw,4rem)] pb-heading">
      <Breadcrumb crumbs={crumbs} />
      <h1
        dir="auto"
        {...englishMark(title)}
        className="mt-7 max-w-[16ch] font-display text-display-1"
      >
        {title}
      </h1>
      {children}
    </header>
  )
}
