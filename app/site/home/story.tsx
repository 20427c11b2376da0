import { About } from './about.tsx'
import { Reasons } from './reasons.tsx'
import { Services } from './services.tsx'

/** The static sections of the home page, in one island. */
export function Story() {
  return (
    <>
      <Services />
      <About />
      <Reasons />
    </>
  )
}
