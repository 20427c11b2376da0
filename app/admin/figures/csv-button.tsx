import { ExportButton } from '#app/admin/enquiries/export-button.tsx'
import { downloadAsAdmin } from '#app/admin/request.ts'
import type { ENQUIRY_TABLES } from '#domain/enquiries/figures/enquiry-figures.ts'
import type { CSV_TABLES } from '#domain/figures/report.ts'

interface CsvButtonProps {
  query: string
  table: (typeof CSV_TABLES | typeof ENQUIRY_TABLES)[number]
}

/** Saves a table of the figures. */
export function CsvButton({ query, table }: CsvButtonProps) {
  return (
    <ExportButton
      label="CSV"
      fileName={[`figures-${table}`, 'csv']}
      fetchFile={() => downloadAsAdmin(`/api/figures.csv?${query}&table=${table}`)}
      failureMessage="The table could not be exported. Please try again."
      className="max-md:flex-1"
    />
  )
}
