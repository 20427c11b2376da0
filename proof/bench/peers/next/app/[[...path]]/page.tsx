import { newest } from '../../content'
import { renderPage } from '../../pages'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  const detail = newest(1).map(({ id }) => ({ path: ['properties2', String(id)] }))
  return [{ path: [] }, { path: ['properties'] }, ...detail]
}

export default async function Page({ params }: { params: Promise<{ path?: string[] }> }) {
  return renderPage((await params).path ?? [], {})
}
