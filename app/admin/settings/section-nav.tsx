import { Link, useNavigate } from 'react-router'

import { Field, Select } from '#app/ui/field.tsx'
import * as urls from '#app/urls.ts'
import type { SettingsSection } from '#domain/agency/settings-versions.ts'

interface SectionNavProps {
  sections: readonly SettingsSection[]
  current: string
}

/** The sections: a list on a desk, a choice on a phone. */
export function SectionNav({ sections, current }: SectionNavProps) {
  const navigate = useNavigate()
  const links = [
    ...sections.map(({ section, title }) => ({
      section,
      title,
      to: urls.settingsSection(section),
    })),
    { section: 'mail', title: 'Mail', to: urls.mailSettings },
  ]
  return (
    <>
      <nav aria-label="Settings" className="sticky top-below-header grid max-lg:hidden">
        {links.map(({ section, title, to }) => (
          <Link
            key={section}
            to={to}
            aria-current={section === current ? 'page' : undefined}
            className="flex min-h-target items-center border-s-2 border-line ps-4 text-small text-ink-soft hover:text-ink aria-[current]:border-brass-deep aria-[current]:font-strong aria-[current]:text-ink"
          >
            {title}
          </Link>
        ))}
      </nav>
      <Field label="Section" name="section" className="lg:hidden">
        <Select
          value={current}
          onChange={({ target }) => void navigate(urls.settingsSection(target.value))}
        >
          {links.map(({ section, title }) => (
            <option key={section} value={section}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}
