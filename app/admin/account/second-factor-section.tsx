import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'

import { dayAndTimeInSentence } from '#app/admin/dates.ts'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.tsx'
import type { SecondFactor } from '#domain/accounts/second-factor.ts'

import { AccountSection, focusOnSection } from './account-section.tsx'
import { beginSecondFactor, removeSecondFactor } from './api.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'
import { StepUpForm } from './step-up-form.tsx'

const ID = 'second-factor'

interface SecondFactorSectionProps {
  factor: SecondFactor
  username: string
}

export function SecondFactorSection(props: SecondFactorSectionProps) {
  return (
    <AccountSection
      id={ID}
      title="Second factor"
      about="After the password, a code from an app on your telephone is asked for: whoever learns the password alone does not get in."
    >
      <Steps {...props} />
    </AccountSection>
  )
}

type Step =
  | { step: 'resting' }
  | { step: 'proving' }
  | { step: 'scanning'; secret: string }
  | { step: 'keeping'; recoveryCodes: string[] }

const RESTING: Step = { step: 'resting' }

function Steps({ factor, username }: SecondFactorSectionProps) {
  const [step, setStep] = useState<Step>(RESTING)
  const { revalidate } = useRevalidator()

  function rest() {
    flushSync(() => setStep(RESTING))
    focusOnSection(ID)
  }

  async function finish(words: string) {
    toast.success(words)
    await revalidate()
    rest()
  }

  switch (step.step) {
    case 'resting':
      return <Standing factor={factor} onChange={() => setStep({ step: 'proving' })} />
    case 'proving':
      return factor.state === 'off' ? (
        <StepUpForm
          action="Continue"
          send={beginSecondFactor}
          onDone={({ secret }) => setStep({ step: 'scanning', secret })}
          onCancel={rest}
        />
      ) : (
        <StepUpForm
          action="Turn off"
          send={removeSecondFactor}
          onDone={() => void finish('The second factor is off.')}
          onCancel={rest}
        />
      )
    case 'scanning':
      return (
        <SecondFactorSetup
          secret={step.secret}
          username={username}
          onConfirmed={(recoveryCodes) => setStep({ step: 'keeping', recoveryCodes })}
          onCancel={rest}
        />
      )
    case 'keeping':
      return (
        <RecoveryCodes
          codes={step.recoveryCodes}
          onDone={() => void finish('The second factor is on.')}
        />
      )
  }
}

function Standing({ factor, onChange }: { factor: SecondFactor; onChange: () => void }) {
  const on = factor.state === 'on'
  const Icon = on ? ShieldCheck : ShieldOff
  return (
    <div className="grid justify-items-start gap-y-5">
      <div>
        <p className="flex items-center gap-3">
          <Icon
            aria-hidden="true"
            size={20}
            strokeWidth={1.35}
            className={on ? 'text-success' : 'text-ink-mute'}
          />
          {on ? `On since ${dayAndTimeInSentence(factor.since)}` : 'Off'}
        </p>
        {on && <p className="mt-1 ps-8 text-small text-ink-soft">{codesLeft(factor)}</p>}
      </div>
      <Button variant="ghost" onClick={onChange}>
        {on ? 'Turn off' : 'Turn on'}
      </Button>
    </div>
  )
}

const FEW = 3

function codesLeft({ recovery_codes_left: left }: { recovery_codes_left: number }): string {
  const count = left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`
  return left > FEW ? count : `${count} Turned off and on again, it makes ten new ones.`
}
