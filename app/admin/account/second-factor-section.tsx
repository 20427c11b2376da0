import { ShieldCheck, ShieldOff } from 'lucide-react'

import { dayAndTimeInSentence } from '#app/admin/dates.ts'
import { post } from '#app/admin/request.ts'
import { PageSection } from '#app/admin/ui/page-section.tsx'
import { Button } from '#app/ui/button.tsx'
import {
  secondFactorRemoval,
  type SecondFactor,
  type SecondFactorSetup as BegunSetup,
} from '#domain/accounts/account.ts'

import {
  AccountForm,
  CodeField,
  CurrentPasswordField,
  StepUpForm,
  useSectionSteps,
} from './account-form.tsx'
import { RecoveryCodes, SecondFactorSetup } from './second-factor-setup.tsx'

const ID = 'second-factor'

interface SecondFactorSectionProps {
  factor: SecondFactor
  username: string
}

export function SecondFactorSection(props: SecondFactorSectionProps) {
  return (
    <PageSection
      id={ID}
      title="Second factor"
      about="After the password, a code from an app on your telephone is asked for: whoever learns the password alone does not get in."
    >
      <Steps {...props} />
    </PageSection>
  )
}

type Step =
  | { step: 'status' | 'password' }
  | { step: 'setup'; secret: string }
  | { step: 'recovery codes'; recoveryCodes: string[] }

const STATUS: Step = { step: 'status' }

function Steps({ factor, username }: SecondFactorSectionProps) {
  const { step, setStep, close, finish } = useSectionSteps(ID, STATUS)
  switch (step.step) {
    case 'status':
      return <Status factor={factor} onChange={() => setStep({ step: 'password' })} />
    case 'password':
      return factor.state === 'off' ? (
        <StepUpForm<BegunSetup>
          action="Continue"
          path="/api/account/second-factor/begin"
          onDone={({ secret }) => setStep({ step: 'setup', secret })}
          onCancel={close}
        />
      ) : (
        <AccountForm
          schema={secondFactorRemoval}
          send={(values) => post('/api/account/second-factor/remove', values)}
          action="Turn off"
          onDone={() => void finish('The second factor is off.')}
          onCancel={close}
        >
          {(faults) => (
            <>
              <CurrentPasswordField faults={faults} />
              <CodeField allowsRecoveryCode faults={faults} />
            </>
          )}
        </AccountForm>
      )
    case 'setup':
      return (
        <SecondFactorSetup
          secret={step.secret}
          username={username}
          onConfirmed={(recoveryCodes) => setStep({ step: 'recovery codes', recoveryCodes })}
          onCancel={close}
        />
      )
    case 'recovery codes':
      return (
        <RecoveryCodes
          codes={step.recoveryCodes}
          onDone={() => void finish('The second factor is on.')}
        />
      )
  }
}

function Status({ factor, onChange }: { factor: SecondFactor; onChange: () => void }) {
  const isOn = factor.state === 'on'
  const Icon = isOn ? ShieldCheck : ShieldOff
  return (
    <div className="grid justify-items-start gap-y-5">
      <div>
        <p className="flex items-center gap-3">
          <Icon size={20} className={isOn ? 'text-success' : 'text-ink-mute'} />
          {isOn ? `On since ${dayAndTimeInSentence(factor.since)}` : 'Off'}
        </p>
        {isOn && <p className="mt-1 ps-8 text-small text-ink-soft">{recoveryCodesLeft(factor)}</p>}
      </div>
      <Button variant="ghost" onClick={onChange}>
        {isOn ? 'Turn off' : 'Turn on'}
      </Button>
    </div>
  )
}

const FEW_RECOVERY_CODES = 3

function recoveryCodesLeft({ recovery_codes_left: left }: { recovery_codes_left: number }): string {
  const count = left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`
  return left > FEW_RECOVERY_CODES
    ? count
    : `${count} Turned off and on again, it makes ten new ones.`
}
