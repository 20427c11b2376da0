import type {
  CompanyBrochureContent,
  PropertyBrochureContent,
  ShareImageContent,
} from '#domain/pdf/page-content.ts'

import { company, shareImage, villa } from './print-contents.ts'

const agency: PropertyBrochureContent['agency'] = {
  ...villa.agency,
  name: 'غاف آند هاربر',
  description: 'منازل ومكاتب وعقارات استثمارية في دبي. وسطاء مرخّصون.',
  address: ['مكتب 1204، برج كريك كواي', 'واجهة الجداف البحرية', 'دبي، الإمارات العربية المتحدة'],
}

/** A property whose texts are all in Arabic, but for one nearby place and one floor. */
export const arabicVilla: PropertyBrochureContent = {
  ...villa,
  language: 'ar',
  title: 'فيلا وسط حديقة تحت غافة معمّرة',
  location: 'البراري',
  category: 'فيلا',
  purpose: 'للبيع',
  price: { currency: 'درهم', amount: '18,400,000' },
  facts: [
    { name: 'غرف النوم', value: '5' },
    { name: 'الحمّامات', value: '6' },
    { name: 'المساحة', value: '1,040', unit: 'م²' },
  ],
  url: 'https://agency.example/ar/properties2/12',
  description: [
    {
      kind: 'paragraph',
      text: 'خمس غرف نوم حول فناء داخلي، وحديقة (820 م²) تظلّلها غافة عمرها أكثر من 60 عامًا.',
    },
    { kind: 'heading', text: 'المنزل' },
    {
      kind: 'paragraph',
      text: 'جُدّد المنزل بالكامل عام 2022، وتطل غرفة المعيشة على الحديقة من جهة الجنوب. رسوم نقل الملكية 4% من السعر، ورسوم الخدمات 18.50 درهم للقدم المربعة سنويًا. للمعاينة اتصل على +971 4 555 0142 أو راسل hello@agency.example في أي وقت. المطبخ من Boffi والأجهزة من Gaggenau (ضمان حتى 2027)، والمسبح بطول 12 مترًا.',
    },
    { kind: 'paragraph', text: '• مدخل مستقل لجناح الضيوف' },
    { kind: 'bold', text: 'جاهزة للسكن' },
    { kind: 'paragraph', text: 'The pool was rebuilt in 2023 and heated since. '.repeat(4).trim() },
  ],
  nearby: ['حديقة البراري النباتية', 'The Farm', 'مدرسة ريبتون، 9 دقائق بالسيارة'],
  floors: [
    { name: 'الطابق الأرضي', photos: ['plan-1.png', 'plan-2.png'] },
    { name: 'First floor', photos: ['plan-3.png'] },
  ],
  changedOn: '1 مارس 2026',
  permitDetails: {
    permit: {
      number: '7112345600',
      link: 'https://dubailand.gov.ae/permit?no=7112345600',
      until: '1 مارس 2027',
    },
    agent: 'سارة حداد · رقم الوسيط 52644',
    agency: 'غاف آند هاربر · رقم المكتب 1234',
  },
  agency,
}

export const arabicCompany: CompanyBrochureContent = {
  ...company,
  language: 'ar',
  agency,
  motto: 'حيث يلتقي الماء بالمدينة',
  story: {
    lead: 'نعرف كل منزل نبيعه، ونعرف كثيرًا ممن سكنوه قبلك.',
    text: 'تأسست الوكالة على ضفة الخور، وما زال مكتبها يطل عليه. '.repeat(8).trim(),
    visionAndMission: [
      { name: 'رؤيتنا', text: 'أن يعرف المشتري عيوب المنزل منّا قبل أن يسأل عنها.' },
      { name: 'رسالتنا', text: 'مستشار واحد يرافقك من المعاينة الأولى حتى سند الملكية.' },
    ],
  },
  services: [
    { name: 'البيع', text: 'من المعاينة الأولى حتى تسليم المفاتيح. '.repeat(6).trim() },
    { name: 'التأجير', text: 'لسنة واحدة أو لعشر سنوات.' },
  ],
  reasons: [
    { name: 'الشمس', text: 'تشرق كل يوم تقريبًا.' },
    { name: 'القانون', text: 'يمكن للأجنبي أن يتملك ملكية حرة في مناطق محددة.' },
  ],
  properties: company.properties.map((property) => ({
    ...property,
    title: property.id === 2 ? 'Home 2' : `منزل ${property.id} على الخور`,
    location: property.location && 'البراري',
    category: 'فيلا',
    price: { currency: 'درهم', amount: `${property.id},000,000` },
    facts: [{ name: 'غرف النوم', value: `${property.id}` }],
    teaser: 'تلتف الشقة حول ركن المبنى، فتمتد إطلالة غرفة المعيشة على طول الخور حتى الأبراج.',
  })),
  team: ['سارة حداد', 'Omar Said', 'لينا عزيز'].map((name, at) => ({
    name,
    initials: ['سح', 'OS', 'لع'][at] ?? '',
    photo: at === 1 ? 'portrait.jpg' : '',
    role: 'مستشارة مبيعات',
    email: `${at + 1}@agency.example`,
    phone: { label: `+971 50 ${at + 1}`, href: `tel:+97150${at + 1}` },
  })),
}

export const arabicShareImage: ShareImageContent = {
  ...shareImage,
  language: 'ar',
  eyebrow: 'البراري، فيلا',
  title: arabicVilla.title,
  price: { currency: 'درهم', amount: '18,400,000' },
  facts: ['5 غرف نوم', '6 حمّامات', '1,040 م²'],
  footer: 'تصريح 7112345600 · سارة حداد · رقم الوسيط 52644 · رقم المكتب 1234',
  agency: 'غاف آند هاربر',
}
