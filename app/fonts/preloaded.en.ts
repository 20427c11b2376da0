import hankenGrotesk from './hanken-grotesk-400-640.woff2?url'
import newsreader from './newsreader-375-opsz.woff2?url'

export const en = [newsreader, hankenGrotesk]
