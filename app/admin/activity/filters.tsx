import { Form, useSubmit } from 'react-router'

import { useQueryFields } from '#app/admin/use-query-fields.ts'
import { Field, Select, TextInput } from '#app/ui/field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'
import type { AuditKind } from '#domain/audit/audit.ts'

import { personName } from './audit-labels.ts'
import { filterQuery } from './filter-query.ts'

const KIND_NAMES: Record<AuditKind, string> = {
  property: 'Listings',
  post: 'Posts',
  user: 'Team',
  enquiry: 'Enquiries',
  brochure: 'Brochure',
  portals: 'Portals',
  settings: 'Settings',
  account: 'Logins and accounts',
}

/** In the singular, for `Only listing 7`. */
const SINGULAR_NAMES: Partial<Record<string, string>> = {
  property: 'listing',
  post: 'post',
  user: 'person',
  enquiry: 'enquiry',
}

interface ActivityFiltersProps {
  query: URLSearchParams
  people: string[]
}

/** The filters of the list. They are in the URL; a choice applies at once. */
export function ActivityFilters({ query, people }: ActivityFiltersProps) {
  const submit = useSubmit()
  const form = useQueryFields(query)
  const value = (name: string) => query.get(name) ?? ''
  const apply = (form: HTMLFormElement | null) =>
    void submit(filterQuery(new FormData(form ?? undefined), query), { replace: true })
  const select = (name: string, label: string, options: [string, string][]) => (
    <Field name={name} label={label}>
      <Select onChange={({ target }) => apply(target.form)}>
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )
  const day = (name: string, label: string) => (
    <Field name={name} label={label}>
      <TextInput
        type="date"
        min="2000-01-01"
        max="2099-12-31"
        onChange={({ target }) => target.validity.valid && apply(target.form)}
      />
    </Field>
  )
  return (
    <search>
      <Form ref={form} aria-label="Activity" className="mb-7 grid grid-cols-2 gap-3 md:grid-cols-4">
        {select('who', 'Who', [['', 'Anyone'], ...people.map(withName)])}
        {select('kind', 'About', [['', 'Everything'], ...Object.entries(KIND_NAMES)])}
        {day('from', 'From')}
        {day('to', 'To')}
        <button type="submit" hidden>
          Show
        </button>
        {value('about_id') && (
          <>
            <input type="hidden" name="about_id" value={value('about_id')} />
            <p className="col-span-full text-small text-ink-soft numerals">
              Only {SINGULAR_NAMES[value('kind')] ?? 'number'} {value('about_id')}
            </p>
          </>
        )}
        {String(query) !== '' && (
          <p className="col-span-full -mt-1">
            <TextLink to={urls.activity}>Show everything</TextLink>
          </p>
        )}
      </Form>
    </search>
  )
}

const withName = (who: string): [string, string] => [who, personName(who)]
