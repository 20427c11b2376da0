import { useId, useState } from 'react'

import { announceChange } from '#app/admin/changes.ts'
import { PersonDialog } from '#app/admin/enquiries/person-dialog.tsx'
import { TourPanel } from '#app/admin/enquiries/tour-panel.tsx'
import { useKeys } from '#app/admin/enquiries/use-keys.ts'
import { useMay } from '#app/admin/own-account.ts'
import { FetchFailed } from '#app/admin/ui/admin-page.tsx'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import { Loading } from '#app/ui/loading.tsx'
import type { EnquiryDetail } from '#domain/enquiries/follow-up/answer.ts'
import { toStageChange } from '#domain/enquiries/follow-up/stage.ts'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'

import { About, Head, OtherEnquiries, SeenHomes } from './about.tsx'
import { AnswerBox } from './answer-box.tsx'
import { useAnswerDraft } from './answer-draft.ts'
import { FollowUpFields, NextStep } from './follow-up-fields.tsx'
import { ThumbBar } from './thumb-bar.tsx'
import { Timeline } from './timeline.tsx'
import { useEnquiry, type EnquiryControls } from './use-enquiry.ts'

interface EnquiryViewProps {
  id: number
  canSend: boolean
  onChanged: (enquiry: Enquiry) => void
  onErased: (enquiries: Enquiry[]) => void
}

/** One enquiry: who and what about, all that was done, and the answer. */
export function EnquiryView({ id, onChanged, ...rest }: EnquiryViewProps) {
  const controls = useEnquiry(id, onChanged)
  if (controls.failedStatus === 404 || controls.failedStatus === 400)
    return <EmptyState>This enquiry is not there, or is no longer yours.</EmptyState>
  if (controls.detail)
    return <EnquiryContent {...rest} detail={controls.detail} controls={controls} />
  if (controls.failedStatus === null) return <Loading />
  return (
    <div className="py-6">
      <FetchFailed onRetry={announceChange} />
    </div>
  )
}

interface EnquiryContentProps extends Pick<EnquiryViewProps, 'canSend' | 'onErased'> {
  detail: EnquiryDetail
  controls: EnquiryControls
}

function EnquiryContent({ detail, controls, canSend, onErased }: EnquiryContentProps) {
  const { enquiry } = detail
  const drafting = useAnswerDraft(detail)
  const titleId = useId()
  const [showsPerson, setShowsPerson] = useState(false)
  const toggleHandled = () => {
    const handled = enquiry.handled_at === null
    // When this is undone, an enquiry in the stage `new` is unanswered again.
    void controls.changeWithUndo(
      { handled },
      { handled: !handled, ...toStageChange(enquiry.stage) },
    )
  }
  const write = () => {
    drafting.edit({ way: 'email' })
    // The text field is rendered only after the e-mail tab is selected.
    requestAnimationFrame(() => focusField('text'))
  }
  useKeys({ r: write, a: () => focusField('agent'), e: toggleHandled })
  return (
    <article
      ref={showFromStart}
      aria-labelledby={titleId}
      className="scroll-mt-below-header py-5 lg:pe-px"
    >
      <Head enquiry={enquiry} titleId={titleId} />
      <FollowUpFields detail={detail} controls={controls} />
      <About enquiry={enquiry} />
      <TourPanel enquiry={enquiry} onChanged={controls.show} />
      <Timeline detail={detail} controls={controls} canSend={canSend} />
      <AnswerBox {...{ detail, controls, drafting, canSend }} />
      <NextStep detail={detail} controls={controls} />
      {detail.seen && <SeenHomes seen={detail.seen} />}
      <OtherEnquiries others={detail.others} />
      <ClosingActions
        enquiry={enquiry}
        controls={controls}
        onHandled={toggleHandled}
        onPersonalData={() => setShowsPerson(true)}
      />
      <ThumbBar
        enquiry={enquiry}
        text={drafting.draft.text}
        onWrite={write}
        onOpened={(opened) => drafting.edit({ opened })}
        onHandled={toggleHandled}
      />
      {showsPerson && (
        <PersonDialog
          enquiry={enquiry}
          onErased={(erased) => {
            setShowsPerson(false)
            onErased(erased)
          }}
          onClose={() => setShowsPerson(false)}
        />
      )}
    </article>
  )
}

/** A ref callback: scrolls to the start if the page was scrolled down in the previous enquiry. */
function showFromStart(article: HTMLElement | null): void {
  if (article && article.getBoundingClientRect().top < 0) article.scrollIntoView()
}

function focusField(name: 'text' | 'agent'): void {
  document.querySelector<HTMLElement>(`article [name=${name}]`)?.focus()
}

interface ClosingActionsProps {
  enquiry: Enquiry
  controls: EnquiryControls
  onHandled: () => void
  onPersonalData: () => void
}

function ClosingActions({ enquiry, controls, ...actions }: ClosingActionsProps) {
  const { spam, handled_at } = enquiry
  const may = useMay()
  return (
    <div className="-mx-2 mt-3 flex flex-wrap gap-x-2">
      {!spam && (
        <TextButton disabled={controls.isBusy} onClick={actions.onHandled}>
          {handled_at === null ? 'Mark as handled' : 'Reopen'}
        </TextButton>
      )}
      <TextButton
        disabled={controls.isBusy}
        onClick={() => void controls.changeWithUndo({ spam: !spam }, { spam })}
      >
        {spam ? 'Not spam' : 'Spam'}
      </TextButton>
      {may('personal data') && (
        <TextButton onClick={actions.onPersonalData}>Personal data</TextButton>
      )}
    </div>
  )
}
