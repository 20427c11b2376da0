import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { InboxList } from './inbox-list.tsx'
import type { useInbox } from './use-inbox.ts'

test('an empty list has the live region that announces its first enquiry', () => {
  const list = { state: 'done', items: [], more: false }
  const html = renderToStaticMarkup(
    <InboxList
      inbox={{ list } as unknown as ReturnType<typeof useInbox>}
      filter={{ state: 'waiting', kind: '', assignee: '', search: '' }}
      openId={undefined}
      opensBeside={false}
    />,
  )
  expect(html).toContain('Nobody is waiting.')
  expect(html).toContain('<output class="sr-only"></output>')
})
