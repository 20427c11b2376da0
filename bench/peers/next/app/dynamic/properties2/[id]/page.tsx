import { DetailPage, detailMeta } from '@/detail/detail-page'

interface Asked {
  params: Promise<{ id: string }>
  searchParams: Promise<{ others?: string }>
}

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Asked) {
  return detailMeta(Number((await params).id))
}

export default async function Page({ params, searchParams }: Asked) {
  return (
    <DetailPage id={Number((await params).id)} page={Number((await searchParams).others) || 1} />
  )
}
