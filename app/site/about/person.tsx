import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LogoMark } from '#app/ui/logo-mark.tsx'
import type { team } from '#agency/team.ts'

/** A team member with contact links, beside a monogram in place of a portrait. */
export function Person({ person, isDark }: { person: (typeof team)[number]; isDark: boolean }) {
  const { name, initials, role, email, phone } = person
  return (
    <article className="grid items-end gap-x-7 gap-y-5 sm:grid-cols-2">
      <div
        aria-hidden="true"
        className={classes(
          'relative flex aspect-[4/3] items-end overflow-hidden p-5 font-display text-[clamp(4rem,7.5vw,7rem)] leading-[0.8] tracking-[-0.04em] sm:aspect-[4/5]',
          isDark ? 'bg-ink text-paper' : 'bg-sand-deep text-ink',
        )}
      >
        <LogoMark className="absolute end-5 top-5 w-10 opacity-90" />
        {initials}
      </div>
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

const LINK = 'flex min-h-target items-center gap-2.5 text-small hover-link [overflow-wrap:anywhere]'
