import { Link } from 'react-router'

import { adminMeta } from '#app/admin/load.ts'
import * as urls from '#app/urls.ts'
import type { SiteHandle } from '#app/site/layout/page-frame.tsx'
import { boulevardRetailEvening } from '#app/site/photos/boulevard-retail-evening.ts'
import { Picture } from '#app/ui/picture.tsx'

import type { Route } from './+types/page.ts'
import { LoginForm } from './login-form.tsx'

export const handle: SiteHandle = { enquire: null }

export const meta: Route.MetaFunction = () => adminMeta('Admin Login')

export default function Login() {
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
          Admin Login
        </h1>
        <LoginForm />
        <p className="mt-8 text-caption text-ink-mute">
          For staff. Looking for a home?{' '}
          <Link to={urls.properties} className="py-3 underline underline-offset-3">
            See the properties
          </Link>
          .
        </p>
      </div>
    </section>
  )
}
