import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { sharePage } from '#app/site/share-page.ts'

/** The address is the list: handing it on hands the list on. */
export function ShareList() {
  return (
    <Button
      variant="ghost"
      className="script-only"
      onClick={() => void sharePage(document.title, location.href)}
    >
      <Icon of="share" />
      Share this list
    </Button>
  )
}
