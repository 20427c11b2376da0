import { ButtonLink } from '#app/ui/button.tsx'
import { HOME } from '#app/ui/banner.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import * as urls from '#app/urls.ts'

export function PostNotFound() {
  return (
    <>
      <PageHead
        crumbs={[HOME, { label: 'Blog', to: urls.blog }, { label: 'Not found' }]}
        title="Post not found."
      />
      <div className="wrap pb-section">
        <p className="mb-8 max-w-[32rem] text-lead text-ink-soft">
          It may have been taken down, or its address may have been cut short.
        </p>
        <ButtonLink to={urls.blog} variant="ghost">
          All posts
        </ButtonLink>
      </div>
    </>
  )
}
