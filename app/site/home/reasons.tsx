import { boulevardRetailEvening } from '#app/site/photos/boulevard-retail-evening.ts'
import { Picture } from '#app/ui/picture.tsx'
import { reasons } from '#agency/services.ts'

export function Reasons() {
  return (
    <section
      aria-labelledby="reasons"
      className="on-ink bg-ink text-paper lg:grid lg:grid-cols-[5fr_7fr]"
    >
      <Picture
        photo={boulevardRetailEvening}
        alt="Palm-lined boulevard in the evening"
        sizes="(width < 64rem) max(100vw, 27rem), 56rem"
        position="48% 50%"
        className="min-h-72 lg:min-h-96"
      />
      <div className="px-edge py-[clamp(3.5rem,7vw,7rem)] lg:ps-[clamp(1.25rem,6vw,6.5rem)]">
        <h2 id="reasons" className="font-display text-display-2">
          Reasons to invest in Dubai
        </h2>
        <dl className="mt-[clamp(2rem,4vw,3.5rem)] -mb-8 grid gap-x-[clamp(1.5rem,4vw,4rem)] md:grid-cols-2">
          {reasons.map(({ name, text }) => (
            <div key={name} className="border-t border-line-dark pt-6 pb-8">
              <dt className="mb-2.5 font-display text-title-2">{name}</dt>
              <dd className="text-small leading-[1.6] text-pretty text-mist">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
