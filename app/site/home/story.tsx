import { About } from './about.tsx'
import { Reasons } from './reasons.tsx'
import { Services } from './services.tsx'

/** What the agency does and is, and why Dubai. */
export function Story() {
  return (
    <>
      <Services />
      <About />
      <Reasons />
    </>
  )
}
