import { expect, test } from 'vitest'

import { englishPath, inLanguage, isArabic, languageOf, pathIn } from './language.ts'

test('the address says the language', () => {
  expect(['/', '/arabian-ranches', '/properties', '/api/ar'].map(languageOf)).toEqual([
    'en',
    'en',
    'en',
    'en',
  ])
  expect(['/ar', '/ar/', '/ar/properties', '/ar.data'].map(languageOf)).toEqual([
    'ar',
    'ar',
    'ar',
    'ar',
  ])
  expect([pathIn('ar', '/'), pathIn('ar', '/blog'), pathIn('en', '/')]).toEqual([
    '/ar',
    '/ar/blog',
    '/',
  ])
})

test('each page has one English path', () => {
  expect(['/', '/ar', '/ar/blog', '/arabian-ranches'].map(englishPath)).toEqual([
    '/',
    '/',
    '/blog',
    '/arabian-ranches',
  ])
})

test('Arabic texts take the place of the English ones, and missing ones stay English', () => {
  const home = {
    title: 'A villa',
    title_ar: 'فيلا',
    description: 'By the dunes',
    description_ar: '',
    rooms: [{ name: 'Hall', name_ar: 'صالة', size: 3 }],
    agent: null,
    address: ['Dubai'],
    address_ar: [],
    notes: ['Shade'],
    notes_ar: ['ظل'],
  }
  expect(inLanguage('ar', home)).toEqual({
    title: 'فيلا',
    description: 'By the dunes',
    rooms: [{ name: 'صالة', size: 3 }],
    agent: null,
    address: ['Dubai'],
    notes: ['ظل'],
  })
  expect(inLanguage('en', home)).toEqual({
    title: 'A villa',
    description: 'By the dunes',
    rooms: [{ name: 'Hall', size: 3 }],
    agent: null,
    address: ['Dubai'],
    notes: ['Shade'],
  })
})

test('a text with Arabic letters is Arabic', () => {
  expect([isArabic('شقة 3 BHK'), isArabic('Villa 3')]).toEqual([true, false])
})
