import type { DemoProperty } from './property.ts'

export const duneEdgeVilla: DemoProperty = {
  title: 'Dune-edge villa with a long pool',
  title_ar: 'فيلا على حافة الكثبان بمسبح ممتد',
  category: 'Villa',
  location: 'Dubailand',
  type: 'For sale',
  currency: 'AED',
  price: '12,600,000',
  minarea: 560,
  maxarea: 680,
  bedroom: 5,
  bathroom: 6,
  description: `The last house before the sand. The pool lies along the boundary, eighteen metres of it, and beyond the far edge there is nothing but dune until the bypass road.
The walls are lime-rendered in the colour of the ground and half a metre thick on the west side. The cooling bill is a third lower than its neighbours’; we have both to compare.
**Five bedrooms, staff quarters with their own entrance, garage for three
## Inside
Living, dining and kitchen open to the terrace under a four-metre overhang. One bedroom is on the ground floor with a step-free shower.
## The desert side
Sand moves. A gardener sweeps the terrace twice a week from March to June, and the pool has a second filter for it. Both costs are in the running sheet.`,
  description_ar: `آخر بيت قبل الرمال. يمتد المسبح ثمانية عشر مترًا على طول حدود الأرض، وليس وراء حافته البعيدة سوى الكثبان حتى الطريق الالتفافي.
الجدران مكسوة بالجير بلون الأرض، وسمكها في الجهة الغربية نصف متر. وفاتورة التبريد أقل من فواتير الجيران بالثلث، ولدينا الفواتير لتقارن بنفسك.
**خمس غرف نوم، وسكن للعاملين بمدخل مستقل، ومرآب لثلاث سيارات
## في الداخل
تنفتح غرفة المعيشة وغرفة الطعام والمطبخ على التراس تحت مظلة بعمق أربعة أمتار. وفي الطابق الأرضي غرفة نوم مع دش بلا عتبة.
## جهة الصحراء
الرمل يتحرك. يكنس البستاني التراس مرتين في الأسبوع من مارس إلى يونيو، وللمسبح مرشّح ثانٍ لهذا الغرض. والتكلفتان مدرجتان في كشف المصاريف.`,
  nearby:
    'Dubai Outlet Mall, Al Qudra cycle track, The Sevens Stadium, Fairgreen International School',
  nearby_ar: 'دبي أوتلت مول، مسار القدرة للدراجات، ملعب السيفنز، مدرسة فيرغرين الدولية',
  photos: [
    'desert-villa-exterior-golden.jpg',
    'living-room-sea-view.jpg',
    'kitchen-island-marble.jpg',
    'dining-room-skyline.jpg',
    'bathroom-freestanding-tub.jpg',
  ],
  floors: [
    {
      description: 'Ground floor',
      photos: ['desert-villa-exterior-golden.jpg', 'kitchen-island-marble.jpg'],
    },
    { description: 'First floor', photos: ['bathroom-freestanding-tub.jpg'] },
  ],
}

export const parkFacingVilla: DemoProperty = {
  title: 'Park-facing villa with a lap pool',
  title_ar: 'فيلا تقابل الحديقة بمسبح طولي',
  category: 'Villa',
  location: 'Dubai Hills Estate',
  type: 'For sale',
  currency: 'AED',
  price: '9,950,000',
  minarea: 492,
  maxarea: 610,
  bedroom: 5,
  bathroom: 5,
  description: `A gate at the end of the garden opens on the park, so children leave for school without crossing a road. The pool is twenty metres long and one body wide: made for swimming.
Downstairs the house is one bright room around a kitchen, with a bedroom and bathroom for grandparents behind it. Upstairs are four bedrooms and a landing large enough for homework.
**Plot 740 m², built 2019, extended 2023 with approval on file
## The roof
A stair leads to a shaded deck with a sink and a socket for a grill. From November to April supper happens here.
## What we would do first
Replace two of the seven air-handling units before their tenth summer. The survey prices it at AED 38,000.`,
  description_ar: `في آخر حديقة البيت بوابة تُفتح على الحديقة العامة، فيذهب الأطفال إلى المدرسة من دون أن يعبروا شارعًا. والمسبح بطول عشرين مترًا وعرض سبّاح واحد: صُنع للسباحة.
الطابق الأرضي قاعة واحدة مضيئة حول المطبخ، وخلفها غرفة نوم وحمّام للجدّين. وفي الطابق الأول أربع غرف نوم وبسطة درج واسعة تصلح للواجبات المدرسية.
**أرض بمساحة 740 م²، والبناء من عام 2019، والتوسعة من عام 2023 بموافقة محفوظة
## السطح
درج يصعد إلى جلسة مظللة فيها مغسلة ومقبس للشواية. ومن نوفمبر إلى أبريل يكون العشاء هنا.
## ما ننصح بالبدء به
استبدال وحدتين من وحدات مناولة الهواء السبع قبل صيفهما العاشر. ويقدّر تقرير الفحص كلفة ذلك بمبلغ 38,000 درهم.`,
  nearby:
    'Dubai Hills Park, GEMS International School, King’s College Hospital, Dubai Hills Mall, Dubai Hills Golf Club',
  nearby_ar:
    'حديقة دبي هيلز، مدرسة جيمس الدولية، مستشفى كينغز كوليدج، دبي هيلز مول، نادي دبي هيلز للجولف',
  photos: [
    'villa-pool-exterior-dusk.jpg',
    'villa-pool-exterior-day.jpg',
    'kitchen-island-marble.jpg',
    'dining-room-skyline.jpg',
    'living-room-city-view.jpg',
    'bathroom-freestanding-tub.jpg',
  ],
  floors: [
    {
      description: 'Ground floor',
      photos: ['plan-villa-ground.png', 'villa-pool-exterior-day.jpg', 'kitchen-island-marble.jpg'],
    },
    {
      description: 'First floor',
      photos: ['plan-villa-first.png', 'bathroom-freestanding-tub.jpg'],
    },
    { description: 'Roof', photos: ['plan-villa-roof.png'] },
  ],
}

export const courtyardTownhouse: DemoProperty = {
  title: 'Courtyard townhouse off Jumeirah Road',
  title_ar: 'تاون هاوس بفناء داخلي قرب شارع جميرا',
  category: 'Townhouse',
  location: 'Jumeirah',
  type: 'For sale',
  currency: 'AED',
  price: '7,200,000',
  minarea: 302,
  maxarea: 356,
  bedroom: 4,
  bathroom: 4,
  description: `Whitewashed walls, a lemon tree and a plan that keeps the street out. Ten minutes on foot to the beach.
Every room on the ground floor looks at the courtyard rather than the road. The tree was planted by the first owner and fruits in January.
**Four bedrooms, one of them downstairs, and a garage for two
## Light and heat
The courtyard faces north, so it is shaded for most of the day and bright for all of it. Upstairs, timber screens slide across the west windows after lunch.
## Tenure
Jumeirah is not open to every buyer. This row stands on a plot registered as freehold to all nationalities; we attach the title deed and the master-plan letter to the particulars.`,
  description_ar: `جدران بيضاء، وشجرة ليمون، ومخطط يُبقي الشارع خارج البيت. والشاطئ على بعد عشر دقائق سيرًا.
تطل كل غرفة في الطابق الأرضي على الفناء لا على الطريق. والشجرة غرسها المالك الأول، وتثمر في يناير.
**أربع غرف نوم، إحداها في الطابق الأرضي، ومرآب لسيارتين
## الضوء والحرارة
يواجه الفناء الشمال، فيبقى في الظل معظم النهار، ومضيئًا طواله. وفي الطابق الأول ستائر خشبية تنزلق أمام النوافذ الغربية بعد الظهر.
## نوع الملكية
جميرا ليست مفتوحة لكل مشترٍ. ويقوم هذا الصف على أرض مسجّلة للتملك الحر لجميع الجنسيات، ونرفق سند الملكية وكتاب المخطط الرئيسي بملف العقار.`,
  nearby: 'Jumeirah public beach, Mercato, La Mer, Jumeirah College, Medcare clinic',
  nearby_ar: 'شاطئ جميرا العام، ميركاتو، لا مير، كلية جميرا، عيادة ميدكير',
  photos: [
    'townhouse-row-street.jpg',
    'living-room-city-view.jpg',
    'kitchen-island-marble.jpg',
    'dining-room-skyline.jpg',
    'bathroom-freestanding-tub.jpg',
  ],
  floors: [
    {
      description: 'Ground floor',
      photos: ['plan-townhouse-ground.png', 'kitchen-island-marble.jpg'],
    },
    {
      description: 'First floor',
      photos: ['plan-townhouse-first.png', 'bathroom-freestanding-tub.jpg'],
    },
  ],
}

export const frondHouse: DemoProperty = {
  title: 'Frond house with a private beach',
  title_ar: 'بيت على السعفة بشاطئ خاص',
  category: 'Villa',
  location: 'Palm Jumeirah',
  type: 'For sale',
  currency: 'AED',
  price: '32,500,000',
  minarea: 890,
  maxarea: 1215,
  bedroom: 6,
  bathroom: 7,
  parking_spaces: 6,
  description: `Twenty-eight metres of sand, water calm enough for a four-year-old and a kitchen large enough to cook for thirty. Rebuilt behind the original façade in 2022.
The house is arranged in two halves joined by a glass hall. Parents sleep on the beach side, children and guests on the garden side, and everyone meets at the table.
**Six bedrooms, seven bathrooms, cinema, gym, parking for six
## The rebuild
Structure, roof, plant and windows are new, with a ten-year warranty that passes to the buyer. The architect’s drawings, approvals and completion certificate are in our office.
## The frond
Tip-side position, so the opposite frond is 150 metres away and nobody drives past. One guarded entrance serves 110 houses.`,
  description_ar: `ثمانية وعشرون مترًا من الرمال، وماء هادئ يناسب طفلًا في الرابعة، ومطبخ يكفي للطهي لثلاثين شخصًا. أُعيد بناء البيت خلف واجهته الأصلية في عام 2022.
البيت نصفان تصل بينهما قاعة زجاجية: ينام الوالدان في جهة الشاطئ، والأبناء والضيوف في جهة الحديقة، ويلتقي الجميع حول المائدة.
**ست غرف نوم، وسبعة حمّامات، وسينما، وصالة رياضية، ومواقف لست سيارات
## إعادة البناء
الهيكل والسقف والأنظمة والنوافذ جديدة، بضمان لعشر سنوات ينتقل إلى المشتري. ورسومات المهندس المعماري والموافقات وشهادة الإنجاز محفوظة في مكتبنا.
## السعفة
البيت قرب طرف السعفة، فتبعد عنه السعفة المقابلة 150 مترًا ولا تمر السيارات أمامه. ويخدم مدخل واحد محروس 110 بيوت.`,
  nearby: 'Private beach, Nakheel Mall, Palm Monorail, West Palm Beach, Al Ittihad Park',
  nearby_ar: 'شاطئ خاص، نخيل مول، مونوريل النخلة، وست بالم بيتش، حديقة الاتحاد',
  photos: [
    'beachfront-mansion-exterior.jpg',
    'living-room-sea-view.jpg',
    'primary-bedroom-sea-view.jpg',
    'bathroom-freestanding-tub.jpg',
    'kitchen-island-marble.jpg',
    'dining-room-skyline.jpg',
    'gym-skyline-view.jpg',
  ],
  floors: [
    {
      description: 'Ground floor',
      photos: ['living-room-sea-view.jpg', 'kitchen-island-marble.jpg', 'dining-room-skyline.jpg'],
    },
    {
      description: 'First floor',
      photos: ['primary-bedroom-sea-view.jpg', 'bathroom-freestanding-tub.jpg'],
    },
    { description: 'Basement', photos: ['gym-skyline-view.jpg'] },
  ],
}

export const gardenVilla: DemoProperty = {
  title: 'Garden villa beneath an old ghaf',
  title_ar: 'فيلا وسط حديقة تحت غافة معمّرة',
  category: 'Villa',
  location: 'Al Barari',
  type: 'For sale',
  currency: 'AED',
  price: '18,400,000',
  minarea: 780,
  maxarea: 1040,
  bedroom: 5,
  bathroom: 6,
  description: `A white house set around a tree that is older than the district. Five bedrooms open to the garden, one of them with its own gate.
The ghaf shades the terrace from nine until three. In August it is six degrees cooler under it than on the drive; we measured.
**Plot 1,390 m², pool, guest suite with separate entrance
## Water and planting
Al Barari’s gardens are watered from the community’s own treated supply. The borders were laid out for scent along the path and for privacy along the walls, and a gardener comes with the service charge.
## Inside
Stone floors below, timber above. The kitchen and the room beside it were opened into one in 2021. Upstairs there is a library, which the plan calls bedroom six and nobody has slept in.`,
  description_ar: `بيت أبيض يلتف حول شجرة أقدم من الحي كله. تنفتح غرف نومه الخمس على الحديقة، ولإحداها بوابتها الخاصة.
تظلل الغافة التراس من التاسعة حتى الثالثة. وفي أغسطس تقل الحرارة تحتها ست درجات عما هي عليه في مدخل السيارات، وقد قسناها بأنفسنا.
**أرض بمساحة 1,390 م²، ومسبح، وجناح للضيوف بمدخل مستقل
## الماء والنبات
تُروى حدائق البراري بالمياه المعالجة الخاصة بالمجمّع. زُرعت الأحواض لعطرها على جانب الممر، وللخصوصية على طول الأسوار، وأجر البستاني ضمن رسوم الخدمات.
## في الداخل
أرضيات من الحجر في الأسفل ومن الخشب في الأعلى. وفُتح المطبخ على الغرفة المجاورة في عام 2021. وفي الطابق الأول مكتبة يسميها المخطط غرفة النوم السادسة، ولم ينم فيها أحد.`,
  nearby: 'The Farm restaurant, Heart & Soul spa, Body Language gym, Al Barari plant nursery',
  nearby_ar: 'مطعم ذا فارم، سبا هارت آند سول، نادي بودي لانغويج الرياضي، مشتل البراري',
  photos: [
    'villa-terrace-angle-day.jpg',
    'living-room-city-view.jpg',
    'kitchen-island-marble.jpg',
    'dining-room-skyline.jpg',
    'bathroom-freestanding-tub.jpg',
    'terrace-city-view-golden.jpg',
  ],
  floors: [
    {
      description: 'Ground floor and garden',
      photos: ['villa-terrace-angle-day.jpg', 'kitchen-island-marble.jpg'],
    },
    { description: 'First floor', photos: ['bathroom-freestanding-tub.jpg'] },
  ],
}

export const ranchesVilla: DemoProperty = {
  title: 'Single-storey house on the inner ring',
  title_ar: 'بيت من طابق واحد على الدائري الداخلي',
  category: 'Villa',
  location: 'Arabian Ranches',
  type: 'For sale',
  currency: 'AED',
  price: '6,850,000',
  minarea: 268,
  maxarea: 294,
  bedroom: 4,
  bathroom: 4,
  description: `Bungalows are rare in Dubai and rarely leave the families that buy them. This one has four bedrooms around a garden, all on one level, on a plot of 760 m².
The inner ring has no through traffic. Children ride to the lake and back; the community pool is three doors down for those who prefer company to their own.
**Owner moving abroad after fourteen years; vacant in June
## Condition
Kept, not modernised. The roof was re-laid in 2022 and the windows are original. A buyer who wants to open the kitchen to the garden will find no beam in the way.`,
  description_ar: `البيوت ذات الطابق الواحد نادرة في دبي، ونادرًا ما تفرّط بها العائلات التي تشتريها. في هذا البيت أربع غرف نوم حول حديقة، كلها على مستوى واحد، على أرض بمساحة 760 م².
لا تعبر الدائري الداخلي سيارات غير سيارات أهله. يصل الأطفال بدراجاتهم إلى البحيرة ويعودون، ومسبح المجمّع على بعد ثلاثة بيوت لمن يفضّل الصحبة على الانفراد.
**ينتقل المالك إلى الخارج بعد أربعة عشر عامًا، والبيت شاغر في يونيو
## حالة البيت
اعتُني به ولم يُحدَّث. جُدّدت تغطية السقف في عام 2022، والنوافذ أصلية. ومن أراد أن يفتح المطبخ على الحديقة فلن تعترضه عارضة.`,
  nearby: 'Arabian Ranches Golf Club, JESS Ranches school, Ranches Souk, Community lake',
  nearby_ar: 'نادي المرابع العربية للجولف، مدرسة جيس في المرابع العربية، سوق المرابع، بحيرة المجمّع',
  photos: [
    'aerial-villa-community.jpg',
    'living-room-city-view.jpg',
    'kitchen-island-marble.jpg',
    'dining-room-skyline.jpg',
  ],
}

export const emiratesHillsHouse: DemoProperty = {
  title: 'Lakeside house at Emirates Hills',
  title_ar: 'بيت على البحيرة في تلال الإمارات',
  category: 'Villa',
  location: 'Emirates Hills',
  type: 'For sale',
  currency: 'AED',
  price: 'Price on request',
  minarea: 1420,
  maxarea: 1860,
  bedroom: 7,
  bathroom: 9,
  description: `The owners ask us to introduce this house in person, so the particulars are short. It stands on a lake plot of 2,300 m², was finished in 2020 and has had one family in it.
**Seven bedrooms, two kitchens, an indoor pool and an outdoor one
The terrace faces east across water to the thirteenth fairway. Plant, lifts and glazing are on maintenance contracts, all current.
## Viewing
By appointment with Daniel Hartley on +971 50 555 0187. We will ask for proof of funds before the visit and give you two hours once you are here.`,
  description_ar: `طلب المالكون أن نقدّم هذا البيت شخصيًا، ولهذا اختصرنا التفاصيل. يقوم على أرض تطل على البحيرة بمساحة 2,300 م²، واكتمل في عام 2020، ولم تسكنه إلا عائلة واحدة.
**سبع غرف نوم، ومطبخان، ومسبح داخلي وآخر خارجي
يواجه التراس الشرق، وأمامه الماء ثم الحفرة الثالثة عشرة من ملعب الجولف. والأنظمة والمصاعد والزجاج كلها تحت عقود صيانة سارية.
## المعاينة
بموعد مع دانيال هارتلي على الرقم \u200e+971 50 555 0187. نطلب إثبات القدرة المالية قبل الزيارة، ولك ساعتان متى وصلت.`,
  nearby: 'Address Montgomerie, Dubai International Academy, Emirates Golf Club, The Meadows',
  nearby_ar: 'فندق العنوان مونتغمري، أكاديمية دبي الدولية، نادي الإمارات للجولف، السهول',
  photos: [
    'villa-pool-terrace-dusk.jpg',
    'penthouse-lounge-dusk.jpg',
    'dining-room-skyline.jpg',
    'kitchen-island-marble.jpg',
    'bathroom-freestanding-tub.jpg',
    'gym-skyline-view.jpg',
  ],
}

export const hillsTownhouse: DemoProperty = {
  title: 'End-of-terrace with a side garden',
  title_ar: 'تاون هاوس في نهاية الصف بحديقة جانبية',
  category: 'Townhouse',
  location: 'DAMAC Hills',
  type: 'For sale',
  currency: 'AED',
  price: '3,350,000',
  minarea: 204,
  maxarea: 228,
  bedroom: 3,
  bathroom: 4,
  parking_spaces: 2,
  description: `End houses get what the middle of the row does not: windows on a third side and a strip of garden five metres wide. This one has grass, a swing and room for a plunge pool.
**Three bedrooms, maid’s room, covered parking for two
The stair is in the middle of the plan, so no room is a corridor. Upstairs the two smaller bedrooms share a bathroom with a bath in it, which families ask for and developers forget.
## Costs
Service charge AED 31 per m² of plot in 2026, gates, gardens and lake included. School buses stop at the corner.`,
  description_ar: `في بيوت الأطراف ما ليس في وسط الصف: نوافذ على جهة ثالثة، وشريط حديقة بعرض خمسة أمتار. وفي هذا البيت عشب وأرجوحة ومتسع لمسبح صغير.
**ثلاث غرف نوم، وغرفة للعاملة المنزلية، وموقف مسقوف لسيارتين
الدرج في وسط المخطط، فلا غرفة تتحول إلى ممر. وفي الطابق الأول تتشارك غرفتا النوم الصغريان حمّامًا فيه حوض استحمام، وهو ما تطلبه العائلات وينساه المطوّرون.
## التكاليف
رسوم الخدمات 31 درهمًا للمتر المربع من الأرض في عام 2026، شاملة البوابات والحدائق والبحيرة. وتقف حافلات المدارس عند الزاوية.`,
  nearby: 'DAMAC Hills golf course, Jebel Ali School, DAMAC Hills park, Al Qudra Road',
  nearby_ar: 'ملعب داماك هيلز للجولف، مدرسة جبل علي، حديقة داماك هيلز، شارع القدرة',
  photos: [
    'townhouse-row-street.jpg',
    'kitchen-island-marble.jpg',
    'living-room-city-view.jpg',
    'bathroom-freestanding-tub.jpg',
  ],
  floors: [
    { description: 'Ground floor', photos: ['kitchen-island-marble.jpg'] },
    { description: 'First floor', photos: [] },
  ],
}

// The bare minimum an agent may save: every optional field is left empty.
export const jumeirahIslandsHome: DemoProperty = {
  title: 'Four-bedroom at Jumeirah Islands, particulars to follow',
  title_ar: 'بيت بأربع غرف نوم في جزر جميرا، التفاصيل قريبًا',
}
