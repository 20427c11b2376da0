import { ChevronDown, CircleCheck } from 'lucide-react'

import { classes } from '#app/ui/classes.ts'
import { Link } from '#app/ui/link.tsx'
import * as urls from '#app/urls.ts'
import type { SetupStep, Today } from '#domain/today/today.ts'

const STEPS: Record<SetupStep, { label: string; minutes: number; to: string }> = {
  name: { label: 'Name of the agency', minutes: 1, to: `${urls.settings}/profile` },
  logo: { label: 'Logo and colours', minutes: 5, to: `${urls.settings}/brand` },
  contacts: { label: 'Phones, address and licence', minutes: 5, to: `${urls.settings}/profile` },
  mail: { label: 'Mail', minutes: 5, to: urls.mailSettings },
  team: { label: 'Your team', minutes: 5, to: urls.team },
  listing: { label: 'Your first listing', minutes: 10, to: urls.createProperty },
  demo: { label: 'Remove the demo content', minutes: 1, to: `${urls.backups}#demo-title` },
  backup: { label: 'A first backup', minutes: 1, to: urls.backups },
}

const FOLDED_KEY = 'setup-folded'

/** The steps of a new site. Folded when all are done; a week later the server sends none. */
export function MakeItYours({ steps }: { steps: NonNullable<Today['setup']> }) {
  const done = steps.filter(({ done }) => done).length
  const isComplete = done === steps.length
  const next = steps.find(({ done }) => !done)?.step
  return (
    <aside aria-labelledby="make-it-yours" className="max-md:-mx-edge">
      <details
        open={!isComplete && localStorage.getItem(FOLDED_KEY) === null}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) localStorage.removeItem(FOLDED_KEY)
          else localStorage.setItem(FOLDED_KEY, 'yes')
        }}
        className="group/yours bg-sand px-edge py-4 md:px-6"
      >
        <summary className="flex min-h-target list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
          <h3 id="make-it-yours" className="font-display text-title-2">
            Make it yours
          </h3>
          <span className="flex items-center gap-2 text-caption text-ink-soft numerals">
            {isComplete ? 'All done' : `${done} of ${steps.length} done`}
            <ChevronDown
              size={18}
              className="transition-transform duration-(--duration-quick) group-open/yours:rotate-180"
            />
          </span>
        </summary>
        <div aria-hidden="true" className="mt-2 mb-3 h-1.25 bg-paper-bright">
          <div
            className="h-full bg-brass-deep"
            style={{ inlineSize: `${(done / steps.length) * 100}%` }}
          />
        </div>
        <ol>
          {steps.map(({ step, done }) => (
            <Step key={step} step={step} done={done} isNext={step === next} />
          ))}
        </ol>
      </details>
    </aside>
  )
}

function Step({ step, done, isNext }: { step: SetupStep; done: boolean; isNext: boolean }) {
  const { label, minutes, to } = STEPS[step]
  return (
    <li
      className={classes(
        'grid min-h-target grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-3 border-t border-line text-small',
        done && 'text-ink-soft',
      )}
    >
      {done ? (
        <CircleCheck size={18} strokeWidth={1.5} className="text-success" />
      ) : (
        <span
          aria-hidden="true"
          className={classes(
            'size-4.5 rounded-full border-[1.5px]',
            isNext ? 'border-brass-deep' : 'border-control',
          )}
        />
      )}
      <Link
        to={to}
        className={classes(
          'flex min-h-target items-center underline-offset-4 hover:underline',
          isNext && 'font-strong',
        )}
      >
        {label}
        {done && <span className="sr-only"> (done)</span>}
      </Link>
      {!done && <span className="text-caption text-ink-soft numerals">{minutes} min</span>}
    </li>
  )
}
