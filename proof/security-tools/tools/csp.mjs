import { json } from 'node:stream/consumers'

import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'

/** Input: policies. Output: the findings in each. */
const findings = (await json(process.stdin)).map((policy) =>
  new CspEvaluator(new CspParser(policy).csp).evaluate().map(({ severity, ...finding }) => ({
    severity: Severity[severity],
    directive: finding.directive,
    description: finding.description,
  })),
)
process.stdout.write(JSON.stringify(findings))
