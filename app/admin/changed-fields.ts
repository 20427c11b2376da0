/**
 * The fields that differ from what the form was filled with. The rest is not sent: somebody else may
 * have changed it since.
 */
export function changedFields<Work extends object>(initial: Work, work: Work): Partial<Work> {
  const isSame = (name: string) =>
    JSON.stringify(work[name as keyof Work]) === JSON.stringify(initial[name as keyof Work])
  return Object.fromEntries(Object.entries(work).filter(([name]) => !isSame(name))) as Partial<Work>
}
