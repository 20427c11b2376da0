import type { Page } from '@playwright/test'

/** The directives that were broken, as the browser tells them. */
export async function brokenPolicies(page: Page): Promise<string[]> {
  const broken: string[] = []
  await page.exposeFunction('tellBroken', (directive: string) => broken.push(directive))
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile }) => {
        // zod asks whether it may compile what it checks, and takes no for an answer.
        if (blockedURI === 'eval' && !sourceFile.includes('maplibre')) return
        ;(window as unknown as { tellBroken(directive: string): void }).tellBroken(
          effectiveDirective,
        )
      },
    )
  })
  return broken
}
