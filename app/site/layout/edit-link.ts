import { storedRole } from '#app/admin/stored-role.ts'

import { editUrl } from './edit-link-url.ts'

// For people with a login: a link from the page of a listing or a post to its form. The browser adds it,
// so that cached pages are the same for all.

const box = document.createElement('nav')
box.ariaLabel = 'Editing'
const link = document.createElement('a')
link.className = 'edit-link'
link.textContent = 'Edit'
box.append(link)

function update(): void {
  const url = editUrl(location.pathname, storedRole())
  box.remove()
  if (!url) return
  link.href = url
  document.body.append(box)
}

update()
// In browsers without the Navigation API the link stays that of the page that was opened.
if ('navigation' in window) navigation.addEventListener('navigatesuccess', update)
