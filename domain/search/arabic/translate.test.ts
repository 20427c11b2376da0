import { expect, test } from 'vitest'

import { foldArabic } from '#domain/arabic-letters.ts'
import { namesWith, SHIPPED_NAMES } from '#domain/search/names.ts'
import { interpretWords } from '#domain/search/interpret.ts'
import { KNOWN } from '#test/search-settings.ts'

import { arabicReader } from './arabic.ts'

const arabic = arabicReader(SHIPPED_NAMES, [
  ['Ghaf Woods', 'غابات الغاف', 'جاف وودز'],
  ['Al Barari', 'براري النور'],
])

test.each([
  ['شقة ٣ غرف في المارينا أقل من ٢ مليون', 'apartment 3 bedrooms marina under 2 million'],
  ['غرفة', '1 bedrooms'],
  ['١١ غرفة', '11 bedrooms'],
  ['غرف ثلاث', '3 bedrooms'],
  ['غرف ٢ مليون', '2 million'],
  ['غرف', ''],
  ['من غرفتين إلى ٤ غرف', 'from 2 to 4 bedrooms'],
  ['غرفة أو استوديو', '1 bedrooms or studio'],
  ['٣ غرف و٢ حمام', '3 bedrooms 2 bathrooms'],
  ['٣ غرف حتى ٢ مليون', '3 bedrooms up to 2 million'],
  ['٢٠٠ متر حتى ٢ مليون', '200 sq m up to 2 million'],
  ['من مليون درهم إلى مليونين درهم', 'from 1 million to 2 million dirhams'],
  ['بين مليون و مليون ونصف', 'between 1 million and 1500 thousand'],
  ['مئة وخمسة وعشرين ألف', '125 thousand'],
  ['ثلاثمئة وخمسين ألف درهم', '350 thousand dirhams'],
  ['خمس مية ألف', '500 thousand'],
  ['خمسة عشر مليون', '15 million'],
  ['مليار', '1000 million'],
  ['مليون و٢٥٠ ألف', '1250 thousand'],
  ['ثلاثة ملايين ونصف', '3500 thousand'],
  ['مليون إلا ربع', '750 thousand'],
  ['٥٠٠ك', '500 thousand'],
  ['٢م', '2 million'],
  ['٢٠٠ م٢', '200 sq m'],
  ['٢ مليون أو أقل', 'under 2 million'],
  ['من فضلك شقة', 'apartment'],
  ['شقة من المطور', 'apartment مطور'],
  ['والفيلا وبالمارينا', 'villa marina'],
  ['للمارينا', 'marina'],
  ['2 bed المارينا under 3m', '2 bed marina under 3m'],
  ['غابات الغاف', 'ghaf woods'],
  ['في جاف وودز', 'ghaf woods'],
  ['براري النور', 'al barari'],
  ['البراري', 'al barari'],
  ['ثمن', ''],
  ['كناري', 'كناري'],
  ['بالكناري', 'كناري'],
])('%s is read as “%s”', (term, english) => {
  expect(arabic.toEnglish(term)).toBe(english)
})

test('parts stand where they were typed, without what is joined to other words', () => {
  const term = 'شقة، غرفتين وصالة بالمارينا بمليون ونصف'
  const { parts, words } = interpretWords(term, { ...KNOWN, arabic })
  expect(parts.map(({ from, to }) => term.slice(from, to))).toEqual([
    'شقة',
    'غرفتين وصالة',
    'بالمارينا',
    'بمليون ونصف',
  ])
  expect(words).toEqual([])
})

test('a name is searched for in both languages, and as a whole word', () => {
  const [part] = interpretWords('أرض', { ...KNOWN, arabic }).parts
  expect(part).toMatchObject({
    name: 'Plot',
    condition: { field: 'text', anyOf: ['plot', ' ارض ', ' الارض '] },
  })
})

test.each(['غير مفروش', 'بدون فرش', 'بدون أثاث', 'شقق'])(
  'a name is searched for as it was typed, too: %s',
  (term) => {
    const [part] = interpretWords(term, { ...KNOWN, arabic }).parts
    expect(part?.condition).toMatchObject({
      anyOf: expect.arrayContaining([` ${foldArabic(term)} `]) as string[],
    })
  },
)

test.each([
  ['palm جميرا', 'Palm Jumeirah', ' جميرا '],
  ['not مفروش', 'Unfurnished', ' مفروش '],
  ['جولف بارك', 'Golf Park', ' جولف '],
])(
  'of a name that is made up of several words, none is searched for alone: %s',
  (term, name, word) => {
    const names = namesWith([['Golf Park']])
    const { parts } = interpretWords(term, { ...KNOWN, names, arabic: arabicReader(names, []) })
    expect(parts).toMatchObject([{ name }])
    expect(parts[0]?.condition).toMatchObject({
      anyOf: expect.not.arrayContaining([word]) as string[],
    })
  },
)

test('a part that is shown as typed is shown without what is joined to it', () => {
  const { parts } = interpretWords('فيلا بمسبح والحديقة', { ...KNOWN, arabic })
  expect(parts.map(({ typed }) => typed)).toEqual([undefined, 'مسبح', 'الحديقة'])
})

test('a word that is not finished yet is searched for as it stands', () => {
  expect(arabic.literals('البرا')).toEqual(['البرا'])
  expect(arabic.literals('المارينا')).toEqual(['marina'])
  expect(arabic.literals('شقة ركنية')).toEqual(['شقه ركنيه', 'apartment corner'])
  const long = 'شقة ركنية '.repeat(20).trim()
  expect(arabic.literals(long)).toEqual([long.replaceAll('ة', 'ه')])
})

test('a term without Arabic is interpreted as it is without the reader of Arabic', () => {
  for (const term of ['3 bed under 2m marina', 'al barari', ''])
    expect(interpretWords(term, { ...KNOWN, arabic })).toEqual(interpretWords(term, KNOWN))
})
