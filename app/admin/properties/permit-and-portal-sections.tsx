import { Field, TextArea } from '#app/ui/field.tsx'

import { PERMIT_FIELDS, PORTAL_FIELDS } from './permit-and-portal-fields.ts'
import { FoldedSection } from './form-sections.tsx'
import { Choice, Numeric, Text, type SectionProps } from './property-fields.tsx'

/** What permits and portals need of a listing. Both parts are folded: all of it may stay empty. */
export function AdvertisedSections({
  className,
  ...section
}: SectionProps & { className: string }) {
  const wrong = (names: readonly string[]) => names.some((name) => section.faults[name])
  return (
    <>
      <FoldedSection id="permit" wrong={wrong(PERMIT_FIELDS)}>
        <div className={className}>
          <PermitFields {...section} />
        </div>
      </FoldedSection>
      <FoldedSection id="portals" wrong={wrong(PORTAL_FIELDS)}>
        <div className={className}>
          <PortalFields {...section} />
        </div>
      </FoldedSection>
    </>
  )
}

function PermitFields(section: SectionProps) {
  return (
    <>
      <Text
        {...section}
        field="permit_number"
        label="Trakheesi permit"
        fault="permit_number"
        wide="half"
        inputMode="numeric"
        className="numerals"
      />
      <Text
        {...section}
        field="permit_expires_on"
        label="Valid until"
        fault="permit_expires_on"
        wide="half"
        type="date"
        className="numerals"
      />
      <Text
        {...section}
        field="permit_url"
        label="Validation link"
        fault="permit_url"
        wide="full"
        type="url"
        hint="The address on dubailand.gov.ae behind the permit’s QR code. The listing shows it as one."
      />
      <Text {...section} field="agent_name" label="Agent" fault="agent_name" wide="half" />
      <Text
        {...section}
        field="agent_brn"
        label="Agent’s BRN"
        fault="agent_brn"
        wide="half"
        inputMode="numeric"
        className="numerals"
      />
    </>
  )
}

function PortalFields(section: SectionProps) {
  const { fields, faults, write } = section
  return (
    <>
      <Text
        {...section}
        field="agent_phone"
        label="Agent’s phone"
        fault="agent_phone"
        wide="half"
        type="tel"
        hint="Empty: the agency’s."
      />
      <Text
        {...section}
        field="agent_email"
        label="Agent’s e-mail"
        fault="agent_email"
        wide="half"
        type="email"
        hint="Empty: the agency’s."
      />
      <Text
        {...section}
        field="sub_community"
        label="Sub-community"
        fault="sub_community"
        wide="half"
      />
      <Text {...section} field="tower_name" label="Building" fault="tower_name" wide="half" />
      <Text
        {...section}
        field="features"
        label="Amenities"
        fault="features"
        wide="full"
        hint="Separate them with commas."
      />
      <Choice {...section} field="furnished" label="Furnished" fault="furnished">
        <option value="">Not stated</option>
        <option value="yes">Yes</option>
        <option value="partly">Partly</option>
        <option value="no">No</option>
      </Choice>
      <Numeric {...section} field="latitude" label="Latitude" wide="third" />
      <Numeric {...section} field="longitude" label="Longitude" wide="third" />
      <Text
        {...section}
        field="video_url"
        label="Video"
        fault="video_url"
        wide="full"
        type="url"
        hint="Its web address."
      />
      <Text
        {...section}
        field="title_ar"
        label="Arabic heading"
        fault="title_ar"
        wide="full"
        dir="auto"
        lang="ar"
      />
      <Field
        label="Arabic text"
        name="description_ar"
        className="col-span-6"
        error={faults['description_ar']}
      >
        <TextArea
          value={fields.description_ar}
          onChange={({ target }) => write('description_ar', target.value)}
          dir="auto"
          lang="ar"
          className="field-sizing-content min-h-36"
        />
      </Field>
    </>
  )
}
