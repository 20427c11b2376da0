// The functions that build addresses of the admin area; used through `urls.ts`. In a file of their own,
// because every public page downloads the functions of `urls.ts`.

export const enquiry = (id: number) => `/admin/enquiries/${id}`
export const activityOf = (kind: 'property' | 'post' | 'user', id: number) =>
  `/admin/activity?kind=${kind}&about_id=${id}`
export const settingsSection = (section: string) => `/admin/settings/${section}`
export const updatePost = (id: number) => `/admin/update-post/${id}`
/** `section` is the id of a part of the form, such as `permit`. */
export const updateProperty = (id: number, section?: string) =>
  `/admin/update-property/${id}${section ? `#${section}` : ''}`
