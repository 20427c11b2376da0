import type { Page } from '@playwright/test'

/** Collects the CSP directives that the page violates from now on. */
export async function collectCspViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (directive: string) => violations.push(directive))
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile }) => {
        // zod tests whether `eval` is allowed, and works without it.
        if (blockedURI === 'eval' && !sourceFile.includes('maplibre')) return
        ;(window as unknown as { reportViolation(directive: string): void }).reportViolation(
          effectiveDirective,
        )
      },
    )
  })
  return violations
}
