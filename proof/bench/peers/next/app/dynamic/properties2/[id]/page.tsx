import { readTerms, type Terms } from '@/content/true-cost'
import { DetailPage, detailMeta } from '@/detail/detail-page'

interface Asked {
  params: Promise<{ id: string }>
  searchParams: Promise<Partial<Record<'others' | keyof Terms, string>>>
}

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Asked) {
  return detailMeta(Number((await params).id))
}

export default async function Page({ params, searchParams }: Asked) {
  const query = await searchParams
  return (
    <DetailPage
      id={Number((await params).id)}
      page={Number(query.others) || 1}
      terms={readTerms((name) => query[name] ?? null)}
    />
  )
}
