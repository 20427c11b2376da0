import { dayAndTimeInSentence } from '#app/admin/dates.ts'
import { PageSection } from '#app/admin/ui/page-section.tsx'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import type { Session } from '#domain/accounts/session.ts'

import { StepUpForm, useSectionSteps } from './account-form.tsx'

const ID = 'sessions'

/** What is done once the password is confirmed. */
interface PendingAction {
  label: string
  path: string
  doneMessage: string
}

export function SessionsSection({ sessions }: { sessions: Session[] }) {
  const { step, setStep, close, finish } = useSectionSteps<PendingAction | null>(ID, null)
  return (
    <PageSection
      id={ID}
      title="Sessions"
      about="Where you are logged in. A session ends by itself after a week without use, and after thirty days at the latest."
    >
      <div className="grid justify-items-start gap-y-5.5">
        <ul aria-label="Open sessions" className="w-full border-b border-line">
          {sessions.map((session) => (
            <li key={session.id}>
              <SessionRow
                session={session}
                onEnd={() =>
                  setStep({
                    label: 'End session',
                    path: `/api/account/sessions/${session.id}/end`,
                    doneMessage: 'Session ended.',
                  })
                }
              />
            </li>
          ))}
        </ul>
        {step && (
          <StepUpForm
            action={step.label}
            path={step.path}
            onDone={() => void finish(step.doneMessage)}
            onCancel={close}
          />
        )}
        {!step && sessions.length > 1 && (
          <Button variant="ghost" onClick={() => setStep(END_OTHER_SESSIONS)}>
            End all others
          </Button>
        )}
      </div>
    </PageSection>
  )
}

const END_OTHER_SESSIONS: PendingAction = {
  label: 'End all other sessions',
  path: '/api/account/sessions/end-others',
  doneMessage: 'All other sessions were ended.',
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { created_at, seen_at, current } = session
  const since = dayAndTimeInSentence(created_at)
  return (
    <div
      className={classes(
        'relative grid min-h-17 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 border-t border-line py-2.5 text-small sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_auto]',
        current &&
          'before:absolute before:start-0 before:-top-px before:h-0.75 before:w-16 before:bg-brass-deep',
      )}
    >
      <p className="numerals">Since {since}</p>
      <p className="text-ink-soft numerals max-sm:col-start-1">
        {current ? 'In use now' : `Last seen ${dayAndTimeInSentence(seen_at)}`}
      </p>
      <div className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
        {current ? (
          <p className="font-strong">This session</p>
        ) : (
          <TextButton
            danger
            aria-label={`End the session since ${since}`}
            onClick={onEnd}
            className="-me-2"
          >
            End
          </TextButton>
        )}
      </div>
    </div>
  )
}
