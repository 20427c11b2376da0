import { useEnglishMark } from '#app/language.tsx'
import { FormattedText } from '#app/ui/formatted-text.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Photo } from '#domain/photos/photo.ts'

interface PostBodyProps {
  text: string
  photos: Record<string, Photo>
}

/** The text of a post with its photos, each as high as its own proportions make it. */
export function PostBody({ text, photos }: PostBodyProps) {
  const mark = useEnglishMark()(text)
  const body = (
    <FormattedText
      text={text}
      heading="h2"
      hasLead
      renderPhoto={(name, alt) => {
        const photo = photos[name]
        return (
          photo && (
            <span
              className="block max-h-[80vh] overflow-hidden"
              style={{ aspectRatio: `${photo.width} / ${photo.height}` }}
            >
              <Picture
                photo={photo}
                alt={alt}
                sizes="(width < 48rem) 100vw, 42rem"
                className="h-full"
              />
            </span>
          )
        )
      }}
    />
  )
  return mark.lang ? <div {...mark}>{body}</div> : body
}
