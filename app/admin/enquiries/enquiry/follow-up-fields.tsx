import { Button } from '#app/ui/button.tsx'
import { Field, Select, TextInput } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast.tsx'
import type { EnquiryDetail } from '#domain/enquiries/follow-up/answer.ts'
import {
  toStageChange,
  STAGE_NAMES,
  STAGES,
  type Stage,
} from '#domain/enquiries/follow-up/stage.ts'
import { assigneeName, OWNER } from '#domain/enquiries/inbox/assignee.ts'

import type { EnquiryControls } from './use-enquiry.ts'
import { useNextStep } from './use-next-step.ts'

interface FollowUpProps {
  detail: EnquiryDetail
  controls: EnquiryControls
}

/** Who answers, and how far it has come. A choice is saved at once. */
export function FollowUpFields({ detail: { enquiry, people }, controls }: FollowUpProps) {
  const { stage, assignee_id } = enquiry
  const isKnown = assignee_id === null || people.some(({ id }) => id === assignee_id)
  return (
    <div className="my-4 grid grid-cols-2 gap-3">
      <Field label="Agent" name="agent">
        <Select
          value={assignee_id ?? ''}
          onChange={({ target }) =>
            void controls.changeWithUndo(
              { assignee_id: target.value === '' ? null : Number(target.value) },
              { assignee_id },
            )
          }
          className="min-h-11! py-2!"
        >
          <option value="">Nobody</option>
          {!isKnown && <option value={assignee_id}>{assigneeName(enquiry)}</option>}
          {people.map((person) => (
            <option key={person.id} value={person.id}>
              {person.name || OWNER}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Stage" name="stage">
        <Select
          value={stage}
          onChange={({ target }) =>
            void controls.changeWithUndo(toStageChange(target.value as Stage), toStageChange(stage))
          }
          className="min-h-11! py-2!"
        >
          {STAGES.map((stage) => (
            <option key={stage} value={stage}>
              {STAGE_NAMES[stage]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

/** What is to be done next, and when. */
export function NextStep({ detail: { enquiry }, controls }: FollowUpProps) {
  const { typed, isChanged, type } = useNextStep(enquiry)
  return (
    <form
      className="my-5 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void controls.change(typed).then((isDone) => isDone && toast.success('Next step saved.'))
      }}
    >
      <Field label="Next step" name="next_step" className="flex-[1_1_14rem] max-sm:basis-full">
        <TextInput
          value={typed.next_step}
          maxLength={200}
          placeholder="Such as: send the floor plan"
          onChange={({ target }) => type({ next_step: target.value })}
          className="min-h-11! py-2!"
        />
      </Field>
      <Field label="On" name="next_step_on" className="flex-[0_1_10.5rem] max-sm:flex-auto">
        <TextInput
          type="date"
          value={typed.next_step_on}
          onChange={({ target }) => type({ next_step_on: target.value })}
          className="min-h-11! py-2!"
        />
      </Field>
      <Button
        type="submit"
        size="s"
        variant="ghost"
        hidden={!isChanged}
        disabled={!isChanged}
        busy={controls.isBusy}
        busyLabel="Saving"
      >
        Save
      </Button>
    </form>
  )
}
