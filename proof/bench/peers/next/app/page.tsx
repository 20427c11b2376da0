import { HomePage, homeMeta } from '@/home/home-page'

export const metadata = homeMeta
export const dynamic = 'force-static'

export default function Page() {
  return <HomePage />
}
