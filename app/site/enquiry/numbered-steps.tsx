/** A short numbered list of what happens next. */
export function NumberedSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="mt-8">
      {steps.map((step, index) => (
        <li
          key={step}
          className="grid grid-cols-[2.25rem_1fr] border-t border-line py-4 text-small"
        >
          <span
            aria-hidden="true"
            className="font-display text-[1.25rem] leading-[1.1] text-brass-deep"
          >
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}
