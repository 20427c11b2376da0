import * as urls from '#app/urls.ts'

// For whoever is logged in: a link from the page of a listing or a post to its form. The browser adds
// it, so that cached pages are the same for all.

const link = document.createElement('a')
link.className = 'edit-link'
link.textContent = 'Edit'

function update(): void {
  const id = Number(/\/(\d+)$/.exec(location.pathname)?.[1])
  const isListing = urls.isPropertyPage(location.pathname)
  link.remove()
  if (!id || !(isListing || urls.isPostPage(location.pathname))) return
  link.href = isListing ? urls.updateProperty(id) : urls.updatePost(id)
  document.querySelector('main')?.append(link)
}

update()
// Older browsers get the link of the page that they opened.
if ('navigation' in window) navigation.addEventListener('navigatesuccess', update)
