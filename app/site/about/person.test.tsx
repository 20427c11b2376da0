import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { TeamMember } from '#agency/team.ts'

import { Person } from './person.tsx'

const person: TeamMember = {
  name: 'Layla Haddad',
  initials: 'LH',
  role: 'Broker',
  email: 'layla@agency.example',
  phone: { label: '+971 4 555 0100', href: 'tel:+97145550100' },
}

test('a person with a portrait is shown by it, and by the initials without one', () => {
  const html = (photo?: string) =>
    renderToStaticMarkup(<Person person={{ ...person, ...(photo && { photo }) }} isDark />)
  expect(html('/team/layla.jpg')).toMatch(/<img src="\/team\/layla\.jpg" alt="Layla Haddad"/)
  expect(html('/team/layla.jpg')).not.toContain('>LH<')
  expect(html()).toContain('LH</div>')
  expect(html()).not.toContain('<img')
})
