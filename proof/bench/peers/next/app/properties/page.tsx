import { EVERYTHING } from '@/content/search'
import { ListPage, listMeta } from '@/list/list-page'

export const metadata = listMeta
export const dynamic = 'force-static'

export default function Page() {
  return <ListPage search={EVERYTHING} />
}
