import { renderPage } from '../../../pages'

interface PageProps {
  params: Promise<{ path?: string[] }>
  searchParams: Promise<Partial<Record<string, string>>>
}

export const dynamic = 'force-dynamic'

export default async function Page({ params, searchParams }: PageProps) {
  return renderPage((await params).path ?? [], await searchParams)
}
