import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'

import { dayAndTimeInSentence } from '#app/admin/dates.ts'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { toast } from '#app/ui/toast.tsx'
import type { Session, StepUp } from '#domain/accounts/session.ts'

import { AccountSection, focusOnSection } from './account-section.tsx'
import { endOtherSessions, endSession } from './api.ts'
import { StepUpForm } from './step-up-form.tsx'

const ID = 'sessions'

/** What is about to be ended, once the password was given. */
interface Ending {
  action: string
  send: (stepUp: StepUp) => Promise<unknown>
  words: string
}

export function SessionsSection({ sessions }: { sessions: Session[] }) {
  const [ending, setEnding] = useState<Ending | null>(null)
  const { revalidate } = useRevalidator()

  function rest() {
    flushSync(() => setEnding(null))
    focusOnSection(ID)
  }

  async function finish({ words }: Ending) {
    toast.success(words)
    await revalidate()
    rest()
  }

  return (
    <AccountSection
      id={ID}
      title="Sessions"
      about="Where you are logged in. A session ends by itself after a week without use, and after thirty days at the latest."
    >
      <div className="grid justify-items-start gap-y-5.5">
        <ul aria-label="Open sessions" className="w-full border-b border-line">
          {sessions.map((session) => (
            <li key={session.id}>
              <SessionRow session={session} onEnd={() => setEnding(endingOf(session))} />
            </li>
          ))}
        </ul>
        {ending && (
          <StepUpForm
            action={ending.action}
            send={ending.send}
            onDone={() => void finish(ending)}
            onCancel={rest}
          />
        )}
        {!ending && sessions.length > 1 && (
          <Button variant="ghost" onClick={() => setEnding(ALL_OTHERS)}>
            End all others
          </Button>
        )}
      </div>
    </AccountSection>
  )
}

const ALL_OTHERS: Ending = {
  action: 'End all other sessions',
  send: endOtherSessions,
  words: 'All other sessions were ended.',
}

function endingOf({ id }: Session): Ending {
  return {
    action: 'End session',
    send: (stepUp) => endSession(id, stepUp),
    words: 'Session ended.',
  }
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
          <p className="font-[560]">This session</p>
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
