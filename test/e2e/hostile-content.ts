const WORD = 'Wohnungseigentumsverwaltung'.repeat(3).slice(0, 80)
const LINK = `https://example.com/${'listing/of/a/home/'.repeat(8)}`
const LONG_TITLE = `${WORD} ${'x'.repeat(59)}`
export const ARABIC_TITLE = 'فيلا على شاطئ نخلة جميرا مع حديقة ومسبح'
const ARABIC_TEXT = `## الموقع\n**قريبة من البحر\n${'غرف واسعة ومضيئة تطل على الخليج. '.repeat(12)}`
const LONG_TEXT = `## ${WORD}\n**${WORD}\n${LINK} ${WORD}`

/** Long words, long titles, a price in words, no photos, many photos, and Arabic. */
export const HOSTILE_LISTINGS = [
  { title: LONG_TITLE, text: LONG_TEXT, photoCount: 0, price: '987654321' },
  { title: ARABIC_TITLE, text: ARABIC_TEXT, photoCount: 25, price: '987654321' },
  { title: LINK.slice(0, 140), text: LINK, photoCount: 1, price: WORD },
]

export const HOSTILE_NAME = WORD
export const HOSTILE_NEARBY = `${WORD}, مسجد, ${LINK}`
export const HOSTILE_FLOORS = [WORD, 'الطابق الأول', LINK]
