import type { ReactNode } from 'react'

import boulevardRetailEvening from '#app/site/photos/boulevard-retail-evening.json' with { type: 'json' }
import { Picture } from '#app/ui/picture.tsx'

interface LoginFrameProps {
  title: string
  children: ReactNode
}

/** The pages before the admin area: a photo, and a form beside it. */
export function LoginFrame({ title, children }: LoginFrameProps) {
  return (
    <section aria-labelledby="login-title" className="grid lg:min-h-172 lg:grid-cols-[7fr_5fr]">
      <Picture
        photo={boulevardRetailEvening}
        alt=""
        sizes="(width < 64rem) 100vw, max(58vw, 64.5rem)"
        position="50% 70%"
        priority
        className="max-lg:h-52"
      />
      <div className="flex flex-col justify-center ps-[clamp(1.25rem,6vw,6rem)] pe-edge pt-10 pb-16 lg:py-16">
        <h1 id="login-title" className="font-display text-display-2">
          {title}
        </h1>
        {children}
      </div>
    </section>
  )
}
