import { useEnglishMark } from '#app/language.tsx'
import { Portrait } from '#app/site/agents/portrait.tsx'
import type { AgentView } from '#app/site/agents/agent-view.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import * as urls from '#app/urls.ts'

/** A team member with contact links, beside a portrait or, without one, the initials. */
export function Person({ person, isDark }: { person: AgentView; isDark: boolean }) {
  const { id, name, jobTitle, email, phone } = person
  const englishMark = useEnglishMark()
  return (
    <article className="grid items-end gap-x-7 gap-y-5 sm:grid-cols-2">
      <Portrait
        agent={person}
        isDark={isDark}
        sizes="(width < 40rem) 100vw, (width < 80rem) 50vw, min(24vw, 21rem)"
        className="aspect-[4/3] sm:aspect-[4/5]"
      />
      <div>
        <h3 dir="auto" {...englishMark(name)} className="font-display text-title-1">
          <Link to={urls.agent(id)} className="hover-link">
            {/* A line must not end with "Al". */}
            {name.replaceAll('Al ', 'Al\u00a0')}
          </Link>
        </h3>
        {jobTitle && (
          <p dir="auto" {...englishMark(jobTitle)} className="mt-1.5 text-ink-soft">
            {jobTitle}
          </p>
        )}
        <div className="mt-4 border-t border-line pt-2 empty:hidden">
          {email && (
            <a href={`mailto:${email}`} className={LINK}>
              <Icon name="mail" className="flex-none" />
              {email}
            </a>
          )}
          {phone && (
            <a href={phone.href} className={classes(LINK, 'numerals')}>
              <Icon name="phone" className="flex-none" />
              <bdi dir="ltr">{phone.label}</bdi>
            </a>
          )}
        </div>
      </div>
    </article>
  )
}

const LINK = 'flex min-h-target items-center gap-2.5 text-small hover-link [overflow-wrap:anywhere]'
