import { Link, useNavigate } from 'react-router'

import { Field, Select } from '#app/ui/field.tsx'
import * as urls from '#app/urls.ts'
import { missingArabicText } from '#domain/missing-arabic.ts'
import type { SettingsSection } from '#domain/agency/settings-versions.ts'

interface SectionNavProps {
  sections: readonly SettingsSection[]
  current: string
}

/** The sections: a list on a desk, a choice on a phone. */
export function SectionNav({ sections, current }: SectionNavProps) {
  const navigate = useNavigate()
  const links = [
    ...sections.map(({ section, title, missing_arabic }) => ({
      section,
      title,
      note: missingArabicText(missing_arabic),
      to: urls.settingsSection(section),
    })),
    { section: 'mail', title: 'Mail', note: '', to: urls.mailSettings },
    { section: 'webhooks', title: 'Webhooks', note: '', to: urls.webhooks },
  ]
  return (
    <>
      <nav aria-label="Settings" className="sticky top-below-header grid max-lg:hidden">
        {links.map(({ section, title, note, to }) => (
          <Link
            key={section}
            to={to}
            aria-current={section === current ? 'page' : undefined}
            className="grid min-h-target content-center border-s-2 border-line ps-4 text-small text-ink-soft hover:text-ink aria-[current]:border-brass-deep aria-[current]:font-strong aria-[current]:text-ink"
          >
            {title}
            {note && <span className="text-caption font-normal text-brass-deep">{note}</span>}
          </Link>
        ))}
      </nav>
      <Field label="Section" name="section" className="lg:hidden">
        <Select
          value={current}
          onChange={({ target }) => void navigate(urls.settingsSection(target.value))}
        >
          {links.map(({ section, title, note }) => (
            <option key={section} value={section}>
              {note ? `${title} (${note})` : title}
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}
