import { useId } from 'react'

import { useEnglishMark, useWords } from '#app/language.tsx'
import type { AgentView } from '#app/site/agents/agent-view.ts'
import penthouseLoungeDusk from '#app/site/photos/penthouse-lounge-dusk.json' with { type: 'json' }
import { Picture } from '#app/ui/picture.tsx'
import type { About } from '#domain/agency/sections/pages.ts'

import { WORDS } from './about-contents-words.ts'
import { Person } from './person.tsx'

interface AboutContentsProps {
  about: About
  team: readonly AgentView[]
}

/** What the agency is for, and the people who answer for it. */
export function AboutContents({ about, team }: AboutContentsProps) {
  const words = useWords(WORDS)
  return (
    <>
      <div className="wrap pt-subsection">
        <Value title={words.vision} {...about.vision} />
        <Value title={words.mission} {...about.mission} />
      </div>
      <div className="wrap">
        <Picture
          photo={penthouseLoungeDusk}
          alt={words.loungePhoto}
          sizes="min(92vw, 82rem)"
          position="50% 64%"
          className="aspect-[16/7.5]"
        />
      </div>
      {team.length > 0 ? (
        <section aria-labelledby="team" className="wrap py-section">
          <h2 id="team" className="mb-heading font-display text-display-2">
            {words.team}
          </h2>
          <div className="grid gap-x-gutter gap-y-12 xl:grid-cols-2">
            {team.map((person, index) => (
              <Person key={person.id} person={person} isDark={index % 2 === 0} />
            ))}
          </div>
        </section>
      ) : (
        <div className="pb-section" />
      )}
    </>
  )
}

/** One of the agency's values: title, claim in large type, and explanation. */
function Value({ title, claim, text }: { title: string; claim: string; text: string }) {
  const id = useId()
  const englishMark = useEnglishMark()
  return (
    <section
      aria-labelledby={id}
      className="grid-12 items-start gap-y-5 border-t border-line-strong py-[clamp(2.5rem,5vw,5rem)] first:border-0 first:pt-0"
    >
      <h2 id={id} className="col-span-full pt-[0.25em] font-display text-title-2 lg:col-[1/5]">
        {title}
      </h2>
      <div className="col-span-full lg:col-[6/13]">
        <p
          {...englishMark(claim)}
          className="font-display text-title-1 leading-[1.25] tracking-[-0.014em]"
        >
          {claim}
        </p>
        <p {...englishMark(text)} className="mt-5 max-w-[38rem] text-ink-soft">
          {text}
        </p>
      </div>
    </section>
  )
}
