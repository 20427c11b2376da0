// The categories and locations that every site starts with, with their Arabic names.

const CATEGORY_NAMES = {
  Apartment: 'شقة',
  Duplex: 'دوبلكس',
  Office: 'مكتب',
  Penthouse: 'بنتهاوس',
  Plot: 'أرض',
  Retail: 'محل',
  Townhouse: 'تاون هاوس',
  Villa: 'فيلا',
  Warehouse: 'مستودع',
}

const LOCATION_NAMES = {
  'Al Barari': 'البراري',
  'Al Furjan': 'الفرجان',
  'Al Jaddaf': 'الجداف',
  'Al Quoz': 'القوز',
  'Arabian Ranches': 'المرابع العربية',
  'Bluewaters Island': 'جزيرة بلوواترز',
  'Business Bay': 'الخليج التجاري',
  'City Walk': 'سيتي ووك',
  'DAMAC Hills': 'داماك هيلز',
  DIFC: 'مركز دبي المالي العالمي',
  'Downtown Dubai': 'وسط مدينة دبي',
  'Dubai Creek Harbour': 'ميناء خور دبي',
  'Dubai Hills Estate': 'دبي هيلز استيت',
  'Dubai Islands': 'جزر دبي',
  'Dubai Marina': 'دبي مارينا',
  'Dubai South': 'دبي الجنوب',
  Dubailand: 'دبي لاند',
  'Emaar Beachfront': 'إعمار بيتش فرونت',
  'Emirates Hills': 'تلال الإمارات',
  Jumeirah: 'جميرا',
  'Jumeirah Beach Residence': 'جميرا بيتش ريزيدنس',
  'Jumeirah Golf Estates': 'عقارات جميرا للجولف',
  'Jumeirah Islands': 'جزر جميرا',
  'Jumeirah Lakes Towers': 'أبراج بحيرات جميرا',
  'Jumeirah Village Circle': 'قرية جميرا الدائرية',
  'Mohammed Bin Rashid City': 'مدينة محمد بن راشد',
  'Palm Jumeirah': 'نخلة جميرا',
  'The Springs': 'الينابيع',
  'Tilal Al Ghaf': 'تلال الغاف',
}

export const CATEGORIES = Object.keys(CATEGORY_NAMES)
export const LOCATIONS = Object.keys(LOCATION_NAMES)

export const ARABIC_NAMES = { categories: CATEGORY_NAMES, locations: LOCATION_NAMES }
