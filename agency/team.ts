import type { NewUser } from '#domain/team/user.ts'

/**
 * The people with whom a site starts; they are loaded once. Later changes are made under _Team_ in
 * the admin area.
 */
export const startingTeam: readonly NewUser[] = [
  {
    name: 'Mariam Al Suwaidi',
    name_ar: 'مريم السويدي',
    role: 'owner',
    job_title: 'Chief Executive Officer',
    job_title_ar: 'الرئيسة التنفيذية',
    brn: '41207',
    email: 'mariam@ghafandharbour.example',
    phone: '+971 4 555 0142',
    whatsapp: '+971 50 555 0187',
    languages: 'Arabic, English',
    about:
      'Mariam founded the agency at Al Jaddaf and still signs every listing herself. She knows the creek from both banks, and tells buyers what a building will cost them in ten years.',
    about_ar:
      'أسست مريم الوكالة في الجداف، وما زالت توقّع كل إعلان بنفسها. تعرف الخور من ضفتيه، وتخبر المشتري بما سيكلّفه المبنى بعد عشر سنوات.',
  },
  {
    name: 'Daniel Hartley',
    name_ar: 'دانيال هارتلي',
    role: 'owner',
    job_title: 'Owner',
    job_title_ar: 'المالك',
    brn: '38915',
    email: 'daniel@ghafandharbour.example',
    phone: '+971 50 555 0187',
    whatsapp: '+971 50 555 0163',
    languages: 'English, French',
    about:
      'Daniel has sold homes along the coast since 2011. He shows every flat twice: once in the morning, and once after four.',
    about_ar:
      'يبيع دانيال المنازل على امتداد الساحل منذ عام 2011. يعرض كل شقة مرتين: مرة في الصباح، ومرة بعد الرابعة عصرًا.',
  },
]
