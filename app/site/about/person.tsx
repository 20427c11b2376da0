import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LogoMark } from '#app/ui/logo-mark.tsx'
import type { TeamMember } from '#agency/team.ts'

const PORTRAIT = 'aspect-[4/3] sm:aspect-[4/5]'

/** A team member with contact links, beside a portrait or, without one, the initials. */
export function Person({ person, isDark }: { person: TeamMember; isDark: boolean }) {
  const { name, role, email, phone, photo } = person
  return (
    <article className="grid items-end gap-x-7 gap-y-5 sm:grid-cols-2">
      {photo ? (
        <img
          src={photo}
          alt={name}
          width={800}
          height={1000}
          loading="lazy"
          decoding="async"
          className={classes(PORTRAIT, 'w-full bg-sand object-cover object-top')}
        />
      ) : (
        <Initials person={person} isDark={isDark} />
      )}
      <div>
        {/* A line must not end with "Al". */}
        <h3 className="font-display text-title-1">{name.replaceAll('Al ', 'Al\u00a0')}</h3>
        <p className="mt-1.5 text-ink-soft">{role}</p>
        <div className="mt-4 border-t border-line pt-2">
          <a href={`mailto:${email}`} className={LINK}>
            <Icon name="mail" className="flex-none" />
            {email}
          </a>
          <a href={phone.href} className={classes(LINK, 'numerals')}>
            <Icon name="phone" className="flex-none" />
            {phone.label}
          </a>
        </div>
      </div>
    </article>
  )
}

function Initials({ person: { initials }, isDark }: { person: TeamMember; isDark: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={classes(
        PORTRAIT,
        'relative flex items-end overflow-hidden p-7 font-display text-[clamp(4rem,7.5vw,7rem)] leading-[0.8] tracking-[-0.04em]',
        'before:absolute before:inset-3 before:border before:border-current/20',
        isDark ? 'bg-ink text-paper' : 'bg-sand-deep text-ink',
      )}
    >
      <LogoMark className="absolute end-7 top-7 w-10 opacity-90" />
      {initials}
    </div>
  )
}

const LINK = 'flex min-h-target items-center gap-2.5 text-small hover-link [overflow-wrap:anywhere]'
