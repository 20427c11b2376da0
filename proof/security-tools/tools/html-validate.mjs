import { HtmlValidate } from 'html-validate'

// All recommended rules, for documents and for accessibility, except these.
const RULES = {
  // Matters of style: React writes attributes and empty elements in its own way, all of it valid.
  'attr-quotes': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'no-trailing-whitespace': 'off',
  'void-style': 'off',
  'long-title': 'off',
  // Style attributes hold positions and photo placeholders, see the pages' content security policy.
  'no-inline-style': 'off',
  // Every script is our own, and the policy has the hashes of the inline ones.
  'require-sri': 'off',
}
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: RULES,
})

/** The findings on all pages. */
export default async function validate(pages) {
  const findings = []
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(html, path)
    for (const { ruleId, message, selector, line, column } of results.flatMap(
      (one) => one.messages,
    ))
      findings.push(`${path}: ${ruleId}: ${message} (${selector ?? `${line}:${column}`})`)
  }
  return findings
}
