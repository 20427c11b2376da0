import { formatCount, formatNumber } from '#app/ui/format.ts'

/** How often the site backs itself up, and how many of the backups it keeps. */
export function scheduleLabel(everyHours: number | null, keep: number): string {
  if (everyHours === null) return 'No. Whoever runs the machine can set BACKUP_EVERY.'
  const interval =
    everyHours < 1
      ? formatCount(Math.round(everyHours * 60), 'minute')
      : formatCount(everyHours, 'hour')
  return `Yes, every ${interval}; the last ${formatNumber(keep)} are kept.`
}
