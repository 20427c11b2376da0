/** What the owner of a new site is called, who may have no name yet. */
export const OWNER = 'Owner'

/** Who answers an enquiry; empty where nobody does. */
export function assigneeName(enquiry: {
  assignee_id: number | null
  assignee_name: string | null
}): string {
  return enquiry.assignee_name || (enquiry.assignee_id === null ? '' : OWNER)
}
