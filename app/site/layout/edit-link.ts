import * as urls from '#app/urls.ts'

// For whoever is logged in: a link from the page of a listing or a post to its form. The browser adds
// it, so that cached pages are the same for all.

const box = document.createElement('nav')
box.ariaLabel = 'Editing'
const link = document.createElement('a')
link.className = 'edit-link'
link.textContent = 'Edit'
box.append(link)

function update(): void {
  const id = Number(/\/(\d+)$/.exec(location.pathname)?.[1])
  const isListing = urls.isPropertyPage(location.pathname)
  box.remove()
  if (!id || !(isListing || urls.isPostPage(location.pathname))) return
  link.href = isListing ? urls.updateProperty(id) : urls.updatePost(id)
  document.body.append(box)
}

update()
// Older browsers get the link of the page that they opened.
if ('navigation' in window) navigation.addEventListener('navigatesuccess', update)
