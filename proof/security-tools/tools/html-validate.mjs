import { json } from 'node:stream/consumers'

import { HtmlValidate } from 'html-validate'

// Everything that is recommended, for documents and for people, save:
const RULES = {
  // matters of taste: React writes attributes and empty elements in its own way, all of them valid.
  'attr-quotes': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'no-trailing-whitespace': 'off',
  'void-style': 'off',
  'long-title': 'off',
  // styles in attributes are places and blurred beginnings of photos, see the policy of the pages.
  'no-inline-style': 'off',
  // hashes in the policy do what hashes on elements would; every script is our own.
  'require-sri': 'off',
}
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: RULES,
})

/** Pages in; out, what is held against each. */
const found = []
for (const { path, html } of await json(process.stdin)) {
  const { results } = await validator.validateString(html, path)
  for (const { messages } of results)
    for (const { ruleId, message, selector, line, column } of messages)
      found.push(`${path}: ${ruleId}: ${message} (${selector ?? `${line}:${column}`})`)
}
process.stdout.write(JSON.stringify(found))
