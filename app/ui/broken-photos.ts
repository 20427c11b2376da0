/**
 * Marks photos that do not load, so that `app.css` shows a placeholder instead. The elements stay as
 * they are: React may give them another photo.
 */
export function markBrokenPhotos(): void {
  const mark = ({ target }: { target: EventTarget | null }, isBroken: boolean) => {
    if (target instanceof HTMLImageElement)
      target.closest('picture')?.parentElement?.toggleAttribute('data-broken', isBroken)
  }
  // These events do not bubble.
  addEventListener('error', (event) => mark(event, true), true)
  addEventListener('load', (event) => mark(event, false), true)
  // Photos that failed before the scripts were there.
  for (const target of document.images)
    if (target.complete && target.naturalWidth === 0) mark({ target }, true)
}
