import type { PropertyView } from './property-view.ts'

/** Does what a button in the details is for. */
export function handleButton(
  button: HTMLButtonElement,
  floors: PropertyView['floors'],
  photosUrl: string,
): void {
  if (button.role === 'tab') selectTab(button)
  else if ('unfold' in button.dataset) unfold(button)
  else if (button.dataset['photo']) void openFloorPhoto(button, floors, photosUrl)
}

/** Goes to another tab by a key. */
export function moveTab(tab: HTMLElement, key: string): void {
  const tabs = tabsBeside(tab)
  const next = nextTab(key, tabs.indexOf(tab), tabs.length)
  const chosen = next === undefined ? undefined : tabs[next]
  if (!chosen) return
  selectTab(chosen)
  chosen.focus()
}

function selectTab(selected: HTMLElement): void {
  for (const tab of tabsBeside(selected)) {
    tab.setAttribute('aria-selected', String(tab === selected))
    tab.tabIndex = tab === selected ? 0 : -1
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
    if (panel) panel.hidden = tab !== selected
  }
}

function tabsBeside(tab: HTMLElement): HTMLElement[] {
  return [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
}

function nextTab(key: string, selected: number, count: number): number | undefined {
  const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'ArrowDown' || key === forward) return (selected + 1) % count
  if (key.startsWith('Arrow')) return (selected - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

function unfold(button: HTMLButtonElement): void {
  const rest = document.getElementById(button.getAttribute('aria-controls') ?? '')
  if (!rest) return
  rest.hidden = false
  rest.focus({ preventScroll: true })
  button.hidden = true
}

async function openFloorPhoto(
  button: HTMLButtonElement,
  floors: PropertyView['floors'],
  photosUrl: string,
): Promise<void> {
  const list = button.closest('ul')
  const floor = floors[Number(list?.dataset['floor'])]
  if (!floor) return
  const { showPhotos } = await import('./lightbox.ts')
  const { photos, name: title } = floor
  showPhotos(photos, { index: Number(button.dataset['photo']), title, list, photosUrl })
}
