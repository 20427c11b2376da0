import { FormattedText } from '@/ui/formatted-text'

export function Description({ text }: { text: string }) {
  if (text.trim() === '') return null
  return (
    <section aria-labelledby="description" className="mt-[clamp(2.5rem,5vw,4.5rem)]">
      <h2 id="description" className="mb-5 font-display text-title-1">
        Description
      </h2>
      <FormattedText text={text} />
    </section>
  )
}
