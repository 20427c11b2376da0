import hankenLatin from './hanken-grotesk-400-640-latin.woff2?url'
import hankenGrotesk from './hanken-grotesk-400-640.woff2?url'
import plex from './ibm-plex-sans-arabic-400.woff2?url'
import plexStrong from './ibm-plex-sans-arabic-600.woff2?url'
import markazi from './markazi-text-arabic-420.woff2?url'
import newsreaderLatin from './newsreader-375-latin.woff2?url'
import newsreader from './newsreader-375-opsz.woff2?url'

const en = [newsreader, hankenGrotesk]

const ar = [markazi, plex, plexStrong, newsreaderLatin, hankenLatin]

export const PRELOADED = { en, ar }
