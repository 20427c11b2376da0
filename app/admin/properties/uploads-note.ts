const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** What the foot of the form says about photos on their way, and those that did not arrive. */
export function uploadsNote(
  { running, failed }: { running: number; failed: number },
  verb: 'create' | 'update',
): string | undefined {
  if (running === 1) return `One upload running. You can ${verb} the property when it finishes.`
  if (running > 1)
    return `${word(running)} uploads running. You can ${verb} the property when they finish.`
  if (failed === 1) return 'One photo was not uploaded and will be left out.'
  if (failed > 1) return `${word(failed)} photos were not uploaded and will be left out.`
  return undefined
}

function word(count: number): string {
  return WORDS[count] ?? String(count)
}
