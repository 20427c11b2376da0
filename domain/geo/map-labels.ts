import type { DrawingPoint } from './map-drawing.ts'

/** A name on the drawing of Dubai, where it stands. */
export interface MapLabel extends DrawingPoint {
  kind: 'water' | 'island' | 'district' | 'road'
  name: string
  name_ar: string
  /** In degrees; roads are named along their line. */
  angle?: number
}

export const MAP_LABELS: readonly MapLabel[] = [
  { kind: 'water', x: 520, y: 440, name: 'Arabian Gulf', name_ar: 'الخليج العربي' },
  { kind: 'island', x: 1040, y: 420, name: 'Ras Al Khor', name_ar: 'رأس الخور' },
  { kind: 'island', x: 600, y: 322, name: 'The World', name_ar: 'جزر العالم' },
  { kind: 'island', x: 446, y: 580, name: 'Palm Jumeirah', name_ar: 'نخلة جميرا' },
  { kind: 'island', x: 140, y: 868, name: 'Palm Jebel Ali', name_ar: 'نخلة جبل علي' },
  { kind: 'district', x: 1082, y: 200, name: 'Deira', name_ar: 'ديرة' },
  { kind: 'district', x: 1002, y: 316, name: 'Bur Dubai', name_ar: 'بر دبي' },
  { kind: 'district', x: 800, y: 600, name: 'Al Quoz', name_ar: 'القوز' },
  { kind: 'district', x: 700, y: 712, name: 'Al Barsha', name_ar: 'البرشاء' },
  { kind: 'district', x: 446, y: 1004, name: 'Jebel Ali', name_ar: 'جبل علي' },
  { kind: 'district', x: 1015, y: 560, name: 'Nad Al Sheba', name_ar: 'ند الشبا' },
  { kind: 'district', x: 1230, y: 300, name: 'Mirdif', name_ar: 'مردف' },
  {
    kind: 'road',
    x: 676,
    y: 660,
    angle: -46,
    name: 'Sheikh Zayed Road',
    name_ar: 'شارع الشيخ زايد',
  },
  { kind: 'road', x: 604, y: 856, angle: -44, name: 'Al Khail Road', name_ar: 'شارع الخيل' },
  {
    kind: 'road',
    x: 1094,
    y: 626,
    angle: -51,
    name: 'Sheikh Mohammed bin Zayed Road',
    name_ar: 'شارع الشيخ محمد بن زايد',
  },
]
