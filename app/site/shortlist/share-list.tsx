import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { sharePage } from '#app/site/share-page.ts'

/** Shares the URL of the page, which holds the list. */
export function ShareList() {
  return (
    <Button
      variant="ghost"
      className="script-only"
      onClick={() => void sharePage(document.title, location.href)}
    >
      <Icon name="share" />
      Share this list
    </Button>
  )
}
