import type { Page } from '@playwright/test'

/** Collects the CSP directives that the page violates from now on. */
export async function collectCspViolations(page: Page): Promise<string[]> {
  const broken: string[] = []
  await page.exposeFunction('tellBroken', (directive: string) => broken.push(directive))
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile }) => {
        // zod tests whether `eval` is allowed, and works without it.
        if (blockedURI === 'eval' && !sourceFile.includes('maplibre')) return
        ;(window as unknown as { tellBroken(directive: string): void }).tellBroken(
          effectiveDirective,
        )
      },
    )
  })
  return broken
}
