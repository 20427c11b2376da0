import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'

import type { Role } from '#domain/roles.ts'

import { SummarySection } from './summary-section.tsx'

test.each<[Role, boolean]>([
  ['owner', true],
  ['editor', false],
  ['agent', false],
])('whether an %s finds the switch of the weekly summary: %s', (role, isShown) => {
  vi.stubGlobal('localStorage', { getItem: () => role })
  onTestFinished(() => void vi.unstubAllGlobals())
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <SummarySection summary={{ weekly: true, mail: 'on' }} />
    </MemoryRouter>,
  )
  expect(html.includes('type="checkbox"')).toBe(isShown)
})
