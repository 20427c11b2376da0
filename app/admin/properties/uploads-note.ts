const NUMBER_WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** The note on running and failed uploads at the foot of the form. */
export function uploadsNote(
  { running, failed }: { running: number; failed: number },
  verb: 'create' | 'update',
): string | undefined {
  if (running === 1) return `One upload running. You can ${verb} the property when it finishes.`
  if (running > 1)
    return `${numberWord(running)} uploads running. You can ${verb} the property when they finish.`
  if (failed === 1) return 'One photo was not uploaded and will be left out.'
  if (failed > 1) return `${numberWord(failed)} photos were not uploaded and will be left out.`
  return undefined
}

function numberWord(count: number): string {
  return NUMBER_WORDS[count] ?? String(count)
}
