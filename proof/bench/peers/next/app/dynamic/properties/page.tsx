import { EVERYTHING, type Search } from '@/content/search'
import { ListPage, listMeta } from '@/list/list-page'

export const metadata = listMeta
export const dynamic = 'force-dynamic'

export default async function Page({ searchParams }: { searchParams: Promise<Partial<Search>> }) {
  return <ListPage search={{ ...EVERYTHING, ...(await searchParams) }} />
}
