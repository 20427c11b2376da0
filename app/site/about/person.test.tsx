import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { profile } from '#agency/profile.ts'
import { toAgentView } from '#app/site/agents/agent-view.ts'

import { Person } from './person.tsx'

const layla = {
  id: 7,
  name_ar: '',
  name: 'Layla Haddad',
  photo: 'layla.jpg',
  job_title: 'Broker',
  job_title_ar: '',
  brn: '52644',
  phone: '+971 4 555 0100',
  whatsapp: '',
  email: '',
  languages: '',
  languages_ar: '',
  about_ar: '',
  about: '',
  shown: 1,
  updated_at: '2026-03-01T08:00:00.000Z',
}
const portrait = { name: 'layla.jpg', width: 800, height: 1000, placeholder: '' }

test('a person with a portrait is shown by it, and by the initials without one', () => {
  const html = (photos: Parameters<typeof toAgentView>[1]) => {
    const Stub = createRoutesStub([
      {
        path: '/',
        Component: () => <Person person={toAgentView(layla, photos, profile)} isDark />,
      },
    ])
    return renderToStaticMarkup(<Stub />)
  }
  expect(html({ 'layla.jpg': portrait })).toMatch(/<img[^>]* alt="Layla Haddad"/)
  expect(html({ 'layla.jpg': portrait })).not.toContain('>LH<')
  expect(html({})).toContain('LH</div>')
  expect(html({})).not.toContain('<img')
  expect(html({})).toContain('href="tel:+97145550100"')
  expect(html({})).not.toContain('mailto:')
})
