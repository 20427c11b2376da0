import type { DemoProperty } from './property.ts'

export const canalOffice: DemoProperty = {
  title: 'Full-floor office on the canal',
  title_ar: 'طابق مكتبي كامل على القناة',
  category: 'Office',
  location: 'Business Bay',
  type: 'For sale',
  currency: 'AED',
  price: '11,300,000',
  minarea: 764,
  maxarea: 820,
  bathroom: 4,
  parking_spaces: 16,
  description: `The whole of the ninth floor, with water on the north side and daylight on all four. The core is central, so the plan divides into two tenancies without a new riser.
**Fitted in 2023: 64 desks, boardroom, two meeting rooms, raised floor
Sixteen parking spaces come with the title, a ratio of one to 51 m². Chilled water is metered per floor and the last twelve months came to AED 214,000.
## Licence and use
Mainland office use, registered with the Land Department as a single unit. A change to clinic or training use needs the municipality’s consent; two floors of the tower already have it.
## Sold as seen
Furniture is included at the asking price or excluded at AED 180,000 less.`,
  description_ar: `الطابق التاسع كله، بإطلالة على الماء من الشمال وضوء النهار من الجهات الأربع. ونواة المصاعد والخدمات في الوسط، فينقسم الطابق بين مستأجرَين من دون تمديدات رأسية جديدة.
**جُهّز في عام 2023: 64 محطة عمل، وقاعة مجلس إدارة، وغرفتا اجتماعات، وأرضية مرفوعة
يشمل سند الملكية ستة عشر موقفًا، بنسبة موقف لكل 51 م². والمياه المبرّدة بعدّاد لكل طابق، وبلغت كلفتها في آخر اثني عشر شهرًا 214,000 درهم.
## الترخيص والاستخدام
مكتب للشركات المرخّصة في البر الرئيسي، مسجّل لدى دائرة الأراضي والأملاك وحدةً واحدة. ويحتاج تغيير الاستخدام إلى عيادة أو مركز تدريب إلى موافقة البلدية، وقد حصل عليها طابقان في البرج.
## يُباع بحالته
الأثاث مشمول في السعر المطلوب، ومن دونه يُخصم 180,000 درهم.`,
  nearby: 'Business Bay metro station, Dubai Water Canal, Marasi Drive, Bay Avenue, Al Khail Road',
  nearby_ar: 'محطة مترو الخليج التجاري، قناة دبي المائية، مراسي درايف، باي أفينيو، شارع الخيل',
  photos: [
    'boardroom-skyline.jpg',
    'office-interior-open-plan.jpg',
    'lobby-residential-tower.jpg',
    'office-tower-glass-facade.jpg',
  ],
  floors: [
    {
      description: 'Ninth floor',
      photos: ['plan-office-floor.png', 'office-interior-open-plan.jpg', 'boardroom-skyline.jpg'],
    },
    { description: 'Lobby', photos: ['lobby-residential-tower.jpg'] },
  ],
}

export const boulevardCafe: DemoProperty = {
  title: 'Corner café unit on the boulevard',
  title_ar: 'محل ركني لمقهى على البوليفارد',
  category: 'Retail',
  location: 'Downtown Dubai',
  type: 'For sale, tenanted',
  currency: 'AED',
  price: '7,900,000',
  minarea: 112,
  maxarea: 148,
  bathroom: 1,
  description: `Shopfronts on two streets, thirty-six square metres of licensed terrace and a kitchen extract that rises to the roof. The last is worth more than the view.
**Let to a coffee roaster until 2029 at AED 560,000 a year
The tenant fitted the unit, pays the service charge and has not missed a cheque in four years. The rent is reviewed in 2027 under the contract.
## Who passes
The corner lies between the metro link and the opera. It is busiest from six in the evening; the breakfast trade grew after the offices opposite were let in 2024.`,
  description_ar: `واجهتان على شارعين، وستة وثلاثون مترًا مربعًا من الجلسات الخارجية المرخّصة، ومدخنة مطبخ تصعد إلى السطح. والأخيرة أثمن من الإطلالة.
**مؤجّر لمحمصة قهوة حتى عام 2029 بمبلغ 560,000 درهم سنويًا
جهّز المستأجر المحل على نفقته، ويدفع رسوم الخدمات، ولم يتأخر له شيك في أربع سنوات. ويُراجَع الإيجار في عام 2027 بموجب العقد.
## من يمرّ من هنا
تقع الزاوية بين ممر المترو والأوبرا. وأكثر أوقاتها حركة من السادسة مساءً، وقد نما الإقبال على الإفطار بعد تأجير المكاتب المقابلة في عام 2024.`,
  nearby: 'Dubai Opera, Burj Park, Dubai Mall metro link, Boulevard Point',
  nearby_ar: 'دبي أوبرا، حديقة البرج، ممر مترو دبي مول، بوليفارد بوينت',
  photos: [
    'boulevard-retail-evening.jpg',
    'hero-skyline-dusk.jpg',
    'office-tower-glass-facade.jpg',
    'architect-plans-desk.jpg',
  ],
}

export const lakesOffice: DemoProperty = {
  title: 'Fitted office over the lakes',
  title_ar: 'مكتب مجهّز يطل على البحيرات',
  category: 'Office',
  location: 'Jumeirah Lakes Towers',
  type: 'For sale',
  currency: 'AED',
  price: '3,180,000',
  minarea: 174,
  maxarea: 186,
  bathroom: 2,
  parking_spaces: 3,
  description: `Twenty-two desks, one meeting room and a pantry, ready to work in on the Monday after transfer. The north light means that nobody pulls the blinds down.
**DMCC free zone: the licence and the lease address go together
The floor area decides how many visas a company here may hold. We confirm the figure with the authority for your activity before you sign.
## The tower
Four lifts, renewed in 2024. Three parking spaces in the basement, and a lake path outside for the calls that are better taken walking.`,
  description_ar: `اثنتان وعشرون محطة عمل، وغرفة اجتماعات، ومطبخ صغير، جاهزة للعمل من يوم الاثنين التالي لنقل الملكية. والضوء شمالي، فلا أحد يسدل الستائر.
**منطقة مركز دبي للسلع المتعددة الحرة: الرخصة وعنوان الإيجار متلازمان
تحدد مساحة المكتب عدد التأشيرات المتاحة للشركة. ونؤكد لك العدد مع سلطة المنطقة بحسب نشاطك قبل أن توقّع.
## البرج
أربعة مصاعد جُدّدت في عام 2024. وثلاثة مواقف في القبو، وفي الخارج ممشى على البحيرة للمكالمات التي يطيب إجراؤها سيرًا.`,
  nearby: 'DMCC metro station, JLT Park, Almas Tower, Cluster shops, Dubai Marina footbridge',
  nearby_ar:
    'محطة مترو مركز دبي للسلع المتعددة، حديقة أبراج بحيرات جميرا، برج ألماس، محال المجموعات، جسر المشاة إلى دبي مارينا',
  photos: [
    'office-interior-open-plan.jpg',
    'boardroom-skyline.jpg',
    'office-tower-glass-facade.jpg',
    'gym-skyline-view.jpg',
  ],
}

export const difcHalfFloor: DemoProperty = {
  title: 'Half a floor inside the financial centre',
  title_ar: 'نصف طابق في قلب المركز المالي',
  category: 'Office',
  location: 'DIFC',
  type: 'For sale',
  currency: 'USD',
  price: '4,250,000',
  minarea: 388,
  maxarea: 410,
  bathroom: 3,
  parking_spaces: 7,
  description: `Freehold offices inside the district come up a few times a year. This is the east half of the fourteenth floor, with its own entrance from the lift lobby.
**Shell and core, four metres clear, seven parking spaces
The previous fit-out was taken out down to the slab, so a buyer starts with a clean floor, new sprinklers and no bill for demolition. A test plan for 38 desks is with us.
## Rules that matter
Occupiers need a DIFC licence. Buyers who mean to let should know that tenants here pay more and take longer to choose.`,
  description_ar: `لا تُعرض مكاتب التملك الحر داخل الحي إلا مرات قليلة في السنة. وهذا هو النصف الشرقي من الطابق الرابع عشر، بمدخله الخاص من ردهة المصاعد.
**تسليم على الهيكل، بارتفاع صافٍ قدره أربعة أمتار، وسبعة مواقف للسيارات
أُزيل التجهيز السابق حتى البلاطة الخرسانية، فيبدأ المشتري بطابق نظيف ومرشّات حريق جديدة ومن دون فاتورة هدم. ولدينا مخطط تجريبي يستوعب 38 محطة عمل.
## قواعد مهمة
يحتاج شاغلو المكاتب إلى رخصة من مركز دبي المالي العالمي. وعلى من يشتري ليؤجّر أن يعرف أن المستأجرين هنا يدفعون أكثر ويتأنّون في الاختيار.`,
  nearby: 'Gate Avenue, Financial Centre metro station, Emirates Towers, Museum of the Future',
  nearby_ar: 'غيت أفينيو، محطة مترو المركز المالي، أبراج الإمارات، متحف المستقبل',
  photos: [
    'office-tower-glass-facade.jpg',
    'office-interior-open-plan.jpg',
    'boardroom-skyline.jpg',
    'architect-plans-desk.jpg',
  ],
  floors: [
    {
      description: 'Fourteenth floor, east',
      photos: ['office-interior-open-plan.jpg', 'boardroom-skyline.jpg'],
    },
  ],
}

// Deliberately without photographs: the list has to stay handsome when an agent has none yet.
export const alQuozWarehouse: DemoProperty = {
  title: 'Nine-metre warehouse beside the galleries',
  title_ar: 'مستودع بارتفاع تسعة أمتار بجوار صالات الفنون',
  category: 'Warehouse',
  location: 'Al Quoz',
  type: 'For sale',
  currency: 'AED',
  price: '8,900,000',
  minarea: 1080,
  maxarea: 1150,
  bathroom: 2,
  description: `A single clear span, nine metres to the eaves, with two loading doors and a mezzanine office. The roof sheets were replaced in 2024 and insulated underneath.
**Photographs follow when the present tenant has moved out in January
Power is 180 kW connected. The floor is level to five millimetres and takes five tonnes a square metre, tested.
## Who may buy
Most of Al Quoz is held on terms that limit who can own it. We confirm your eligibility with the Land Department before a viewing, so that nobody’s morning is wasted.`,
  description_ar: `فضاء واحد بلا أعمدة، بارتفاع تسعة أمتار حتى حافة السقف، وبابان للتحميل، ومكتب في الطابق النصفي. استُبدلت ألواح السقف في عام 2024 وعُزلت من أسفلها.
**الصور بعد أن يخليه المستأجر الحالي في يناير
القدرة الكهربائية الموصولة 180 كيلوواط. والأرضية مستوية لا يتجاوز تفاوتها خمسة مليمترات، وتتحمل خمسة أطنان للمتر المربع، وقد اختُبرت.
## من يحق له الشراء
معظم القوز مملوك بشروط تحدّ ممن يحق لهم التملك فيه. ونتأكد من أهليتك لدى دائرة الأراضي والأملاك قبل المعاينة، حتى لا يضيع صباح أحد.`,
  nearby: 'Alserkal Avenue, Al Quoz Creative Zone, Sheikh Zayed Road, Al Khail Road',
  nearby_ar: 'السركال أفنيو، منطقة القوز الإبداعية، شارع الشيخ زايد، شارع الخيل',
}

export const southShop: DemoProperty = {
  title: 'Ground-floor shop for a district still growing',
  title_ar: 'محل أرضي في حي لا يزال ينمو',
  category: 'Retail',
  location: 'Dubai South',
  type: 'Off-plan',
  currency: 'AED',
  price: '2,320,000',
  minarea: 88,
  maxarea: 96,
  bathroom: 1,
  description: `The towers above it will hold 420 homes, and there are three shops. Buyers of the first two have signed for a grocer and a pharmacy.
**Half during construction, half at handover in late 2027
The unit is delivered as a shell with drainage, extract and 45 kW of power. Allow AED 3,000 to 4,500 per m² to fit it out, depending on the kitchen.
## A sober view
Rents in a new district begin low and are slow for two years. We would buy this to hold until the metro plans are settled, not to sell at handover.`,
  description_ar: `ستضم الأبراج فوقه 420 مسكنًا، وليس فيها إلا ثلاثة محال. وقد تعاقد مشتريا المحلين الأولين على بقالة وصيدلية.
**النصف أثناء الإنشاء، والنصف عند التسليم في أواخر عام 2027
تُسلَّم الوحدة على الهيكل مع تصريف وشفط هواء وقدرة كهربائية تبلغ 45 كيلوواط. خصّص من 3,000 إلى 4,500 درهم للمتر المربع لتجهيزها، بحسب المطبخ.
## رأي متزن
تبدأ الإيجارات في الأحياء الجديدة منخفضة، ويبطؤ نموها عامين. ولو كنا مكانك لاشتريناه لنحتفظ به حتى تستقر خطط المترو، لا لنبيعه عند التسليم.`,
  nearby: 'Al Maktoum International Airport, Expo City Dubai, South Bay lagoon, Expo Road',
  nearby_ar: 'مطار آل مكتوم الدولي، مدينة إكسبو دبي، بحيرة ساوث باي، شارع إكسبو',
  photos: [
    'construction-site-cranes.jpg',
    'boulevard-retail-evening.jpg',
    'architect-plans-desk.jpg',
    'townhouse-row-street.jpg',
  ],
}

export const golfPlot: DemoProperty = {
  title: 'Corner plot beside the eleventh fairway',
  title_ar: 'أرض ركنية بمحاذاة الحفرة الحادية عشرة',
  category: 'Plot',
  location: 'Jumeirah Golf Estates',
  type: 'For sale',
  currency: 'AED',
  price: '13,400,000',
  minarea: 1115,
  maxarea: 1115,
  description: `A level corner plot with the fairway on its long side and a road on two. You may build a ground floor, a first floor and a roof room; the coverage limit is on the drawing.
**Sketch design for a five-bedroom house included, approved in principle
The soil report is dated 2025 and asks for no piling. Water, power, sewer and fibre end in the verge, and the community’s design panel meets once a month.
## What building costs
At the time of writing the three contractors we asked quoted AED 6,500 to 8,500 per m² for a well-made house without furniture. Fourteen months is realistic from permit to keys.`,
  description_ar: `أرض ركنية مستوية، ضلعها الطويل على ملعب الجولف، والطريق من جهتين. ويُسمح ببناء طابق أرضي وطابق أول وغرفة على السطح، وحد نسبة البناء مبيّن في المخطط.
**يشمل السعر تصميمًا أوليًا لبيت بخمس غرف نوم، موافقًا عليه من حيث المبدأ
تقرير التربة من عام 2025 ولا يستدعي ركائز. وشبكات الماء والكهرباء والصرف والألياف الضوئية تصل إلى حافة الأرض، ولجنة التصميم في المجمّع تجتمع مرة في الشهر.
## كلفة البناء
وقت كتابة هذه السطور عرض المقاولون الثلاثة الذين سألناهم من 6,500 إلى 8,500 درهم للمتر المربع لبيت متقن البناء من دون أثاث. وأربعة عشر شهرًا مدة واقعية من الترخيص إلى المفاتيح.`,
  nearby:
    'Earth and Fire golf courses, JGE clubhouse, Dubai Sports City, Victory Heights, Expo Road',
  nearby_ar:
    'ملعبا الأرض والنار للجولف، نادي عقارات جميرا للجولف، مدينة دبي الرياضية، فيكتوري هايتس، شارع إكسبو',
  photos: [
    'architect-plans-desk.jpg',
    'plan-plot.png',
    'aerial-villa-community.jpg',
    'keys-and-house-model.jpg',
  ],
  floors: [{ description: 'Plot', photos: ['plan-plot.png'] }],
}
