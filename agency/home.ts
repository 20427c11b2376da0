import type { Home } from '#domain/agency/sections/pages.ts'

/** The texts of the home page. Services, reasons and the story are also in the company brochure. */
export const home: Home = {
  hero: {
    title: 'Dubai homes, by the water\nand in the shade.',
    title_ar: 'بيوت دبي، على حافة الماء\nوفي ظلّ الغاف.',
    text: 'Tell us where you want to wake up and we will start there.',
    text_ar: 'أخبرنا أين تحب أن تبدأ صباحك، ومن هناك نبدأ البحث.',
    link: 'Homes on the water',
    link_ar: 'منازل على الواجهة البحرية',
    caption: 'The creek, a little after six.',
    caption_ar: 'خور دبي، بُعيد السادسة مساءً.',
  },
  services: [
    {
      name: 'Residential',
      name_ar: 'السكني',
      text: 'Apartments, villas and townhouses for people who intend to live in them. We shortlist, accompany every viewing and negotiate on your behalf.',
      text_ar:
        'شقق وفلل وتاون هاوس لمن يشتري ليسكن. نختار لك القائمة المختصرة، ونرافقك في كل معاينة، ونفاوض باسمك.',
    },
    {
      name: 'Commercial',
      name_ar: 'التجاري',
      text: 'Offices, shops and whole floors, with the licence zone, parking ratio and fit-out cost checked before you view.',
      text_ar:
        'مكاتب ومحال وطوابق كاملة، نتحقق من منطقة الترخيص ومواقف السيارات وكلفة التجهيز قبل أن تعاين.',
    },
    {
      name: 'Investment',
      name_ar: 'الاستثمار',
      text: 'Yield, service charge and resale history for each building, set out on one page so that two choices can be compared fairly.',
      text_ar:
        'العائد ورسوم الخدمات وسجل إعادة البيع لكل مبنى في صفحة واحدة، لتقارن بين خيارين بإنصاف.',
    },
    {
      name: 'Property management',
      name_ar: 'إدارة العقارات',
      text: 'Tenants, maintenance and accounts in one monthly statement. You hear from the same person each time.',
      text_ar: 'المستأجرون والصيانة والحسابات في كشف شهري واحد، ومن الشخص نفسه في كل مرة.',
    },
  ],
  about: {
    lead: 'Named for the tree that gives shade without asking for water, and for the harbour the city grew from.',
    lead_ar:
      'اسمنا من الغاف، الشجرة التي تمنح ظلّها ولا تطلب ماءً، ومن المرفأ الذي نشأت حوله المدينة.',
    text: 'Ghaf & Harbour is a small agency by choice. Each agent looks after a handful of streets and can tell you which side gets the evening breeze. We would rather talk you out of the wrong house than sell it to you.',
    text_ar:
      'غاف آند هاربر وكالة صغيرة باختيارها. لكل مستشار شوارع قليلة يعرفها حق المعرفة، ويخبرك أي جانب منها يصله نسيم المساء. ونفضّل أن نثنيك عن بيت لا يناسبك على أن نبيعك إياه.',
  },
  reasons: [
    {
      name: 'Tax efficient',
      name_ar: 'كفاءة ضريبية',
      text: 'No annual property tax, and no personal income tax on the rent a home earns.',
      text_ar: 'لا ضريبة سنوية على العقار، ولا ضريبة دخل شخصية على ما يدرّه من إيجار.',
    },
    {
      name: 'Secure environment',
      name_ar: 'بيئة آمنة',
      text: 'Registered title, escrow for off-plan payments and streets where children still walk home.',
      text_ar:
        'ملكية مسجّلة، وحسابات ضمان لمدفوعات البيع على الخارطة، وأحياء يعود فيها الأطفال إلى بيوتهم سيرًا.',
    },
    {
      name: 'Premium facilities',
      name_ar: 'مرافق راقية',
      text: 'Clinics, schools, marinas and an airport that reaches most of the world in one flight.',
      text_ar: 'عيادات ومدارس ومراسٍ، ومطار يصلك بمعظم العالم في رحلة واحدة.',
    },
    {
      name: 'Residence visa',
      name_ar: 'الإقامة',
      text: 'For expats aged 55 and above with more than 10 years in Dubai.',
      text_ar: 'للمقيمين الوافدين ممن بلغوا 55 عامًا فأكثر وأمضوا في دبي أكثر من 10 سنوات.',
    },
  ],
}
