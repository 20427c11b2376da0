import { storedRole } from '#app/admin/stored-role.ts'

import { editUrl } from './edit-link-url.ts'

// For whoever is logged in: a link from the page of a listing or a post to its form. The browser adds
// it, so that cached pages are the same for all.

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
// Older browsers get the link of the page that they opened.
if ('navigation' in window) navigation.addEventListener('navigatesuccess', update)
