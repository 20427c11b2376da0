import { newest } from '@/content/listings'
import { readTerms } from '@/content/true-cost'
import { DetailPage, detailMeta } from '@/detail/detail-page'

interface Asked {
  params: Promise<{ id: string }>
}

export const dynamic = 'force-static'

export function generateStaticParams() {
  return newest(1).map(({ id }) => ({ id: String(id) }))
}

export async function generateMetadata({ params }: Asked) {
  return detailMeta(Number((await params).id))
}

export default async function Page({ params }: Asked) {
  return <DetailPage id={Number((await params).id)} page={1} terms={readTerms(() => null)} />
}
