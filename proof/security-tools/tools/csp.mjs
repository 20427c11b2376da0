import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'

/** The findings in each policy. */
export default function checkPolicies(policies) {
  return policies.map((policy) =>
    new CspEvaluator(new CspParser(policy).csp).evaluate().map(({ severity, ...finding }) => ({
      severity: Severity[severity],
      directive: finding.directive,
      description: finding.description,
    })),
  )
}
