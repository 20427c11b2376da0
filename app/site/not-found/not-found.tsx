import { Form } from 'react-router'

import { Icon } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'

import { ErrorPage } from './error-page.tsx'

export function NotFound() {
  return (
    <ErrorPage
      status={404}
      title="There is no home at this address."
      lead="The page may have moved, or the property may have been sold. Search again, or begin from the front door."
    >
      <SearchAgain />
      <p className="flex flex-wrap gap-x-8">
        <TextLink to={urls.home} arrow={false}>
          Home
        </TextLink>
        <TextLink to={urls.properties} arrow={false}>
          All properties
        </TextLink>
        <TextLink to={urls.contact} arrow={false}>
          Contact us
        </TextLink>
      </p>
    </ErrorPage>
  )
}

function SearchAgain() {
  return (
    <search>
      <Form
        action={urls.properties}
        className="mt-8 mb-5 grid grid-cols-[minmax(0,1fr)_auto] rounded-control border border-control bg-paper-bright"
      >
        <label className="relative block">
          <span className="pointer-events-none absolute start-4 top-3 text-caption text-ink-soft lg:start-6 lg:top-4">
            Search
          </span>
          <input
            type="search"
            name="searchTerm"
            placeholder="Title, location or category"
            className="size-full min-h-17 bg-transparent ps-4 pe-5 pt-6 pb-1.5 text-[1.0625rem] placeholder:text-ink-mute placeholder:opacity-100 focus-visible:-outline-offset-2 lg:min-h-21 lg:ps-6 lg:pt-7 lg:pb-2 lg:text-[1.1875rem]"
          />
        </label>
        <button
          type="submit"
          aria-label="Search"
          className="-m-px grid w-17 place-items-center rounded-e-control bg-ink text-paper transition-colors duration-(--duration-quick) hover:bg-ink-lift"
        >
          <Icon name="search" size={20} />
        </button>
      </Form>
    </search>
  )
}
