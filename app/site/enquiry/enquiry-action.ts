import { data, redirect, type RouterContextProvider } from 'react-router'

import { addressContext, appContext, failureContext, formContext } from '#app/context.ts'
import { ENQUIRY_FIELDS, type EnquiryKind } from '#domain/enquiries/enquiry-fields.ts'
import { receivePosted } from '#domain/enquiries/posted-enquiry.server.ts'
import { DAY, takeOffered, TIME } from '#domain/enquiries/tours/tour-hours.ts'
import { englishPath } from '#domain/language.ts'
import type { LeftOutFile, ReadForm } from '#domain/posted-form.ts'
import { Invalid, Problem } from '#domain/problem.ts'
import { networkOf } from '#domain/throttle/network.ts'

import { SENT, type EnquiryResult } from './enquiry-result.ts'

/** The route action of an enquiry form that a browser posted without JavaScript. */
export async function receiveEnquiryForm(
  context: Readonly<RouterContextProvider>,
  request: Request,
  kind: EnquiryKind,
  describeLeftOut?: (files: readonly LeftOutFile[], photoCount: number) => string[],
) {
  const app = context.get(appContext)
  const network = networkOf(context.get(addressContext))
  let values: Record<string, string> = {}
  const leftOut: LeftOutFile[] = []
  const leaveOut = describeLeftOut && ((file: LeftOutFile) => void leftOut.push(file))
  const readForm: ReadForm = ({ checkFields, ...options }, handleFile) =>
    context.get(formContext)(
      {
        ...options,
        checkFields: async (fields) => {
          if (kind === 'tour') takeOffered(fields)
          values = typedValues(kind, fields)
          await checkFields?.(fields)
        },
      },
      handleFile,
    )
  try {
    const arrival = { network, isPlainPost: true, leaveOut }
    const { tour, photoCount } = await receivePosted(app, kind, readForm, arrival)
    // Without the redirect below: names of files do not belong in an address.
    if (describeLeftOut && leftOut.length > 0)
      return data<EnquiryResult>({ state: 'sent', leftOut: describeLeftOut(leftOut, photoCount) })
    // To another address, so that loading the page again sends nothing.
    const { pathname, searchParams } = new URL(request.url)
    searchParams.delete('index')
    searchParams.set(SENT, kind)
    if (tour !== undefined) searchParams.set('tour', tour)
    // React Router puts the language's prefix before a path that it redirects to.
    return redirect(`${englishPath(pathname)}?${searchParams}#${kind}-form`, 303)
  } catch (error) {
    if (!(error instanceof Problem)) {
      app.log.error({ err: error }, 'an enquiry was not taken')
      context.set(failureContext, error)
    }
    const errors = error instanceof Invalid ? error.fields : {}
    const status = error instanceof Problem ? 422 : 500
    return data<EnquiryResult>({ state: 'failed', errors, values }, { status })
  }
}

/** What the form shows again: only the fields that it has. */
function typedValues(kind: EnquiryKind, fields: Record<string, string>): Record<string, string> {
  const names = [...ENQUIRY_FIELDS[kind], DAY, TIME]
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? '']))
}
