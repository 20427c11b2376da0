import { Field, TextArea } from '#app/ui/field.tsx'

import type { PlaceControls } from './use-place.ts'

/** What visitors read about a community. */
export function AboutFields({ controls: { work, change, faults } }: { controls: PlaceControls }) {
  return (
    <>
      <Field
        label="About this community"
        name="about"
        optional
        error={faults['about']}
        hint="On its page. ## begins a heading, - an item of a list, and **words** are bold."
        className="col-span-full"
      >
        <TextArea
          value={work.about}
          onChange={({ target }) => change({ about: target.value })}
          className="min-h-32 field-sizing-content"
        />
      </Field>
      <Field
        label="Arabic text"
        name="about_ar"
        optional
        error={faults['about_ar']}
        className="col-span-full"
      >
        <TextArea
          lang="ar"
          dir="rtl"
          value={work.about_ar}
          onChange={({ target }) => change({ about_ar: target.value })}
          className="min-h-32 field-sizing-content"
        />
      </Field>
    </>
  )
}
