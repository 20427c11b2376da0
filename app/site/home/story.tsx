import { About } from './about.tsx'
import { Reasons } from './reasons.tsx'
import { Services } from './services.tsx'

/** What the agency does and is, and why Dubai. */
export function Story() {
  return (
    <div className="far-180 lg:far-143">
      <Services />
      <About />
      <Reasons />
    </div>
  )
}
