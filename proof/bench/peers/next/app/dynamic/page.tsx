import { HomePage, homeMeta } from '@/home/home-page'

export const metadata = homeMeta
export const dynamic = 'force-dynamic'

export default function Page() {
  return <HomePage />
}
