import type { DemoProperty } from './property.ts'

export const creeksideResidence: DemoProperty = {
  title: 'Creekside residence with a shaded loggia',
  title_ar: 'مسكن على الخور بشرفة ظليلة',
  category: 'Apartment',
  location: 'Dubai Creek Harbour',
  type: 'For sale',
  currency: 'AED',
  price: '4,850,000',
  minarea: 198,
  maxarea: 212,
  bedroom: 3,
  bathroom: 4,
  parking_spaces: 2,
  description: `The apartment turns the corner of the building, so the living room looks along the creek to the towers and the bedrooms hear none of the traffic. A loggia three metres deep runs the full length of the south face; by two in the afternoon it is in shade.
**Corner plan, two terraces, two parking spaces
The kitchen is separate and closes with a pocket door. All three bedrooms are en suite, and the study beside the entrance is wide enough for a fourth bed. Floors are oak throughout, laid without thresholds.
## The building
Fourteen storeys, five homes to a floor, finished in 2021. There is a 25-metre pool on the fourth floor, a staffed lobby and a private gate to the promenade. The service charge for 2026 is AED 168 per m².
## What we would do first
Re-seal the stone in the main shower and fit outside blinds to the one west window. Allow AED 20,000 for both.`,
  description_ar: `تلتف الشقة حول ركن المبنى، فتمتد إطلالة غرفة المعيشة على طول الخور حتى الأبراج، وتبقى غرف النوم بعيدة عن ضجيج الطريق. وعلى امتداد الواجهة الجنوبية شرفة بعمق ثلاثة أمتار يغمرها الظل من الثانية ظهرًا.
**مخطط ركني، وشرفتان، وموقفان للسيارات
المطبخ مستقل يُغلق بباب منزلق داخل الجدار، ولكل غرفة من الغرف الثلاث حمّامها، والمكتب عند المدخل يتسع لسرير رابع. والأرضيات من خشب البلوط في أنحاء الشقة كلها، من دون عتبات.
## المبنى
أربعة عشر طابقًا، في كل طابق خمس شقق، واكتمل بناؤه في عام 2021. فيه مسبح بطول 25 مترًا في الطابق الرابع، وردهة بموظفي استقبال، وبوابة خاصة إلى الممشى. ورسوم الخدمات لعام 2026 هي 168 درهمًا للمتر المربع.
## ما ننصح بالبدء به
إعادة عزل الحجر في الدش الرئيسي، وتركيب ستائر خارجية للنافذة الغربية الوحيدة. خصّص 20,000 درهم لهما معًا.`,
  nearby:
    'Creek promenade, Ras Al Khor sanctuary, Al Jaddaf metro station, Marina and yacht club, Creekside primary school, Festival City Mall',
  nearby_ar:
    'ممشى الخور، محمية رأس الخور، محطة مترو الجداف، المرسى ونادي اليخوت، مدرسة كريكسايد الابتدائية، فستيفال سيتي مول',
  photos: [
    'living-room-city-view.jpg',
    'kitchen-island-marble.jpg',
    'primary-bedroom-sea-view.jpg',
    'bathroom-freestanding-tub.jpg',
    'dining-room-skyline.jpg',
    'waterfront-tower-exterior-dusk.jpg',
  ],
  floors: [
    {
      description: 'Lower level',
      photos: ['plan-creek-lower.png', 'living-room-city-view.jpg', 'kitchen-island-marble.jpg'],
    },
    {
      description: 'Upper level',
      photos: [
        'plan-creek-upper.png',
        'primary-bedroom-sea-view.jpg',
        'bathroom-freestanding-tub.jpg',
      ],
    },
    { description: 'Roof terrace', photos: [] },
  ],
}

export const marinaCorner: DemoProperty = {
  title: 'Corner apartment above the marina walk',
  title_ar: 'شقة ركنية تطل على ممشى المارينا',
  category: 'Apartment',
  location: 'Dubai Marina',
  type: 'For sale',
  currency: 'AED',
  price: '2,650,000',
  minarea: 121,
  maxarea: 134,
  bedroom: 2,
  bathroom: 3,
  description: `Two bedrooms on the quiet side of the marina, with morning sun and the walk directly below. Vacant and ready to view.
The sitting room has glass on two sides. From the sofa you see boats; from the kitchen counter you see who is coming along the walk to meet you.
**Seventh floor: above the restaurant noise, below the wind
## The building
Completed in 2011, with chilled water in the service charge and the lifts replaced in 2023. Two towers share the pool, so it is busy on Saturdays and empty on weekday mornings.
## Good to know
The second bedroom faces a neighbouring tower 28 metres away. It is the darker room, and priced into the figure above.`,
  description_ar: `غرفتا نوم على الجانب الهادئ من المارينا، تدخلهما شمس الصباح، والممشى تحتهما مباشرة. الشقة شاغرة وجاهزة للمعاينة.
تحيط النوافذ بغرفة الجلوس من جهتين: من الأريكة ترى القوارب، ومن طاولة المطبخ ترى من يأتي للقائك على الممشى.
**الطابق السابع: فوق ضجيج المطاعم، ودون مهبّ الريح
## المبنى
اكتمل في عام 2011، وتشمل رسوم الخدمات فيه المياه المبرّدة، واستُبدلت مصاعده في عام 2023. يتشارك برجان المسبح، فيزدحم أيام السبت ويخلو في صباحات أيام العمل.
## يحسن أن تعرف
تقابل غرفة النوم الثانية برجًا مجاورًا على بعد 28 مترًا. وهي الغرفة الأقل إضاءة، وقد روعي ذلك في السعر أعلاه.`,
  nearby:
    'Dubai Marina Walk, DMCC metro station, Dubai Tram, Marina Beach, Dubai Marina Mall, Pier 7',
  nearby_ar:
    'ممشى دبي مارينا، محطة مترو مركز دبي للسلع المتعددة، ترام دبي، شاطئ المارينا، دبي مارينا مول، بيير 7',
  photos: [
    'marina-yachts-golden.jpg',
    'living-room-sea-view.jpg',
    'kitchen-island-marble.jpg',
    'bathroom-freestanding-tub.jpg',
    'gym-skyline-view.jpg',
  ],
}

export const yachtClubTwoBedroom: DemoProperty = {
  title: 'Two-bedroom by the yacht club',
  title_ar: 'شقة بغرفتين بجوار نادي اليخوت',
  category: 'Apartment',
  location: 'Dubai Creek Harbour',
  type: 'For sale',
  currency: 'AED',
  price: '2,980,000',
  minarea: 107,
  maxarea: 118,
  bedroom: 2,
  bathroom: 2,
  parking_spaces: 1,
  description: `Both bedrooms look over open water, and the main one wakes to it: the bed stands three metres from a full-width window facing north-east.
**One parking space, one storage room, owner-occupied since handover
The plan wastes nothing. There is no corridor beyond the entrance, the laundry has a door, and the balcony is deep enough for a table of six.
## The building
Finished in 2022 and run by the developer’s own management company. The yacht club, its restaurants and the creek promenade are at the foot of the tower; the nearest supermarket is four minutes on foot.`,
  description_ar: `تطل غرفتا النوم على مياه مفتوحة، وعلى هذا المشهد تصحو في الرئيسية منهما: فالسرير على بعد ثلاثة أمتار من نافذة بعرض الجدار تواجه الشمال الشرقي.
**موقف واحد، ومخزن واحد، ويسكنها مالكها منذ التسليم
لا هدر في المخطط: لا ممر بعد المدخل، ولغرفة الغسيل باب، والشرفة عميقة تتسع لطاولة لستة أشخاص.
## المبنى
اكتمل في عام 2022 وتديره شركة الإدارة التابعة للمطوّر. نادي اليخوت ومطاعمه وممشى الخور عند قاعدة البرج، وأقرب سوبرماركت على بعد أربع دقائق سيرًا.`,
  nearby:
    'Creek marina and yacht club, Creek promenade, Ras Al Khor sanctuary, Dubai Creek Harbour park, Viewing Point',
  nearby_ar:
    'مرسى الخور ونادي اليخوت، ممشى الخور، محمية رأس الخور، حديقة ميناء خور دبي، منصة المشاهدة',
  photos: [
    'primary-bedroom-sea-view.jpg',
    'living-room-sea-view.jpg',
    'bathroom-freestanding-tub.jpg',
    'lobby-residential-tower.jpg',
    'waterfront-tower-exterior-day.jpg',
  ],
  floors: [
    {
      description: 'Apartment',
      photos: ['plan-apartment.png', 'living-room-sea-view.jpg', 'primary-bedroom-sea-view.jpg'],
    },
    {
      description: 'Lobby and amenities',
      photos: ['lobby-residential-tower.jpg', 'gym-skyline-view.jpg'],
    },
  ],
}

export const bridgedTowers: DemoProperty = {
  title: 'Three-bedroom beneath the sky bridge, handover 2028',
  title_ar: 'شقة بثلاث غرف تحت الجسر السماوي، التسليم 2028',
  category: 'Apartment',
  location: 'Dubai Islands',
  type: 'Off-plan',
  currency: 'USD',
  price: '1,140,000',
  minarea: 148,
  maxarea: 166,
  bedroom: 3,
  bathroom: 4,
  parking_spaces: 2,
  description: `Two slim towers joined by a bridge at the thirtieth floor. This home is on the twenty-sixth, on the seaward corner, with a terrace on each side of it.
**Sixty per cent during construction, forty on completion
Payments go to the project’s escrow account, which we check against the Land Department’s register before you sign. The registration fee of 4 % falls due with the sale agreement, not at handover.
## Where the work stands
The piling and both basements are finished. The contractor’s programme gives the second quarter of 2028; we would plan a move for the autumn of that year.
## What comes with it
Kitchen appliances, wardrobes and two parking spaces. Curtains, light fittings and the terrace planting do not.`,
  description_ar: `برجان رشيقان يصل بينهما جسر عند الطابق الثلاثين. وهذه الشقة في الطابق السادس والعشرين، في الركن المطل على البحر، ولها شرفة على كل جانب.
**ستون في المئة أثناء الإنشاء، وأربعون عند الإنجاز
تُسدَّد الدفعات في حساب ضمان المشروع، ونتحقق منه في سجل دائرة الأراضي والأملاك قبل أن توقّع. وتستحق رسوم التسجيل البالغة 4% عند توقيع اتفاقية البيع، لا عند التسليم.
## أين وصلت الأعمال
انتهت أعمال الركائز والقبوَين. ويحدد برنامج المقاول الربع الثاني من عام 2028 موعدًا للإنجاز، ولو كنا مكانك لخططنا للانتقال في خريف ذلك العام.
## ما يشمله السعر
أجهزة المطبخ وخزائن الملابس وموقفان للسيارات. ولا يشمل الستائر ولا وحدات الإنارة ولا نباتات الشرفتين.`,
  nearby: 'Island beach, Island promenade, Dubai Islands golf links, Waterfront Market',
  nearby_ar: 'شاطئ الجزيرة، ممشى الجزيرة، ملعب جولف جزر دبي، سوق الواجهة البحرية',
  photos: [
    'twin-towers-offplan-golden.jpg',
    'terrace-city-view-golden.jpg',
    'dining-room-skyline.jpg',
    'rooftop-pool-deck-dusk.jpg',
    'construction-site-cranes.jpg',
    'architect-plans-desk.jpg',
  ],
}

export const gateDistrictOneBedroom: DemoProperty = {
  title: 'One-bedroom with a proper kitchen in the Gate district',
  title_ar: 'شقة بغرفة نوم ومطبخ حقيقي في حي البوابة',
  category: 'Apartment',
  location: 'DIFC',
  type: 'For sale',
  currency: 'GBP',
  price: '640,000',
  minarea: 84,
  maxarea: 92,
  bedroom: 1,
  bathroom: 2,
  description: `Most one-bedroom flats in the financial centre have a counter and call it a kitchen. This one has a room: a stone island, a full-height larder and an extractor that goes outside.
**Eight minutes on foot to the Gate, under cover all the way
The present owner took down a wall in 2023 with the building’s written consent, which we hold. The sitting room gained two metres and the second bathroom kept its window.
## Tenure
Property here is registered with the DIFC Registrar rather than the Land Department, under the centre’s own common-law rules. Our side of the transfer is the same; the form and the fee are not, and we set both out before you offer.`,
  description_ar: `في معظم شقق الغرفة الواحدة في المركز المالي طاولة تُسمّى مطبخًا. أما هنا فللمطبخ غرفته: جزيرة من الحجر، وخزانة مؤن بارتفاع الجدار، وشفّاط يطرد الهواء إلى الخارج.
**ثماني دقائق سيرًا إلى مبنى البوابة، في ممر مسقوف طوال الطريق
أزال المالك الحالي جدارًا في عام 2023 بموافقة خطية من إدارة المبنى، وهي محفوظة لدينا. فاتسعت غرفة الجلوس مترين، وبقيت للحمّام الثاني نافذته.
## نوع الملكية
تُسجَّل العقارات هنا لدى مسجّل مركز دبي المالي العالمي لا لدى دائرة الأراضي والأملاك، وفق قواعد المركز المستمدة من القانون العام الإنجليزي. دورنا في نقل الملكية لا يتغير، أما النموذج والرسوم فيختلفان، ونوضحهما لك قبل أن تقدّم عرضك.`,
  nearby: 'Gate Avenue, Financial Centre metro station, ICD Brookfield Place, Emirates Towers',
  nearby_ar: 'غيت أفينيو، محطة مترو المركز المالي، آي سي دي بروكفيلد بليس، أبراج الإمارات',
  photos: [
    'kitchen-island-marble.jpg',
    'living-room-city-view.jpg',
    'dining-room-skyline.jpg',
    'gym-skyline-view.jpg',
    'office-tower-glass-facade.jpg',
  ],
}

export const alJaddafHighFloor: DemoProperty = {
  title: 'High-floor two-bedroom facing the old creek',
  title_ar: 'شقة بغرفتين في طابق مرتفع قبالة الخور القديم',
  category: 'Apartment',
  location: 'Al Jaddaf',
  type: 'For sale',
  currency: 'AED',
  price: '2,150,000',
  minarea: 112,
  maxarea: 121,
  bedroom: 2,
  bathroom: 3,
  description: `From the twenty-first floor you look down on the dhow yards and across to the sanctuary. The towers of Downtown stand far enough away to be a view rather than a wall.
**Metro in six minutes, airport in twelve
Both bedrooms have their own bathroom; the third serves guests. The maid’s room is used as a pantry, with a sink already in it.
## Running costs
Service charge AED 151 per m² in 2026. Cooling is metered and averages AED 620 a month over the year. We have the owner’s bills for thirty-six months.`,
  description_ar: `من الطابق الحادي والعشرين تطل على أحواض المراكب الخشبية، وترى المحمية في الضفة المقابلة. أما أبراج وسط المدينة فبعيدة بما يكفي لتكون منظرًا لا جدارًا.
**المترو على بعد ست دقائق، والمطار على بعد اثنتي عشرة دقيقة
لكل غرفة نوم حمّامها، والثالث للضيوف. وتُستخدم غرفة العاملة المنزلية مخزنًا للمؤن، وفيها مغسلة مركّبة.
## تكاليف التشغيل
رسوم الخدمات 151 درهمًا للمتر المربع في عام 2026. والتبريد بعدّاد مستقل، ويبلغ متوسطه 620 درهمًا في الشهر على مدار السنة. ولدينا فواتير المالك عن ستة وثلاثين شهرًا.`,
  nearby:
    'Creek metro station, Al Jaddaf metro station, Mohammed Bin Rashid Library, Jameel Arts Centre, Dubai Festival City',
  nearby_ar:
    'محطة مترو الخور، محطة مترو الجداف، مكتبة محمد بن راشد، مركز جميل للفنون، دبي فستيفال سيتي',
  photos: [
    'waterfront-tower-exterior-dusk.jpg',
    'living-room-sea-view.jpg',
    'dining-room-skyline.jpg',
    'primary-bedroom-sea-view.jpg',
    'rooftop-pool-deck-dusk.jpg',
    'lobby-residential-tower.jpg',
  ],
}

export const cityWalkThreeBedroom: DemoProperty = {
  title: 'Dining room for ten over the planted street',
  title_ar: 'غرفة طعام لعشرة أشخاص فوق الشارع المشجّر',
  category: 'Apartment',
  location: 'City Walk',
  type: 'For sale',
  currency: 'AED',
  price: '5,600,000',
  minarea: 176,
  maxarea: 189,
  bedroom: 3,
  bathroom: 4,
  parking_spaces: 2,
  description: `A low building, a wide flat and one room that decides everything: eleven metres of window with space for a table of ten in front of it.
The three bedrooms lie behind, along a corridor lined with cupboards. All face the inner garden and stay cool until noon.
**Six storeys, two lifts, and a staircase people use
## The street
Shops and cafés below close by midnight; the bedrooms do not hear them. Two supermarkets, a clinic and a cinema are within five minutes on foot, and the beach at La Mer is ten by bicycle.
## Included
The dining table, the pendant lights and every built-in cupboard. Two parking spaces side by side.`,
  description_ar: `مبنى منخفض، وشقة عريضة، وغرفة واحدة تحسم كل شيء: نافذة بطول أحد عشر مترًا أمامها متسع لطاولة لعشرة أشخاص.
وخلفها غرف النوم الثلاث على ممر تصطف الخزائن على جانبه. تطل كلها على الحديقة الداخلية وتبقى باردة حتى الظهر.
**ستة طوابق، ومصعدان، ودرج يستخدمه الناس فعلًا
## الشارع
تغلق المحال والمقاهي أسفل المبنى بحلول منتصف الليل، ولا يصل صوتها إلى غرف النوم. وفي نطاق خمس دقائق سيرًا سوبرماركتان وعيادة وسينما، وشاطئ لا مير على بعد عشر دقائق بالدراجة.
## ما يشمله السعر
طاولة الطعام والمصابيح المعلّقة والخزائن المدمجة كلها. وموقفان متجاوران للسيارات.`,
  nearby: 'City Walk, Coca-Cola Arena, Burj Khalifa/Dubai Mall metro station, La Mer, Satwa Park',
  nearby_ar: 'سيتي ووك، كوكاكولا أرينا، محطة مترو برج خليفة/دبي مول، لا مير، حديقة السطوة',
  photos: [
    'dining-room-skyline.jpg',
    'kitchen-island-marble.jpg',
    'living-room-city-view.jpg',
    'bathroom-freestanding-tub.jpg',
    'boulevard-retail-evening.jpg',
  ],
}

export const hartlandTerrace: DemoProperty = {
  title: 'Apartment with an outdoor sitting room',
  title_ar: 'شقة بغرفة جلوس في الهواء الطلق',
  category: 'Apartment',
  location: 'Mohammed Bin Rashid City',
  type: 'For sale',
  currency: 'EUR',
  price: '720,000',
  minarea: 109,
  maxarea: 142,
  bedroom: 2,
  bathroom: 3,
  description: `A quarter of this home is outdoors. The terrace is covered, five metres deep and faces north-east, so it is dry when it rains and in shade from eleven in the morning.
**Thirty-three square metres of terrace, no neighbour above
Indoors are two bedrooms with a bathroom each, a guest lavatory and a utility room with outside air. The floor is the same level throughout, terrace included.
## The neighbourhood
Sobha Hartland has two schools, a canal path and a good many trees for its age. The lagoon side is still being built; this building looks the other way.`,
  description_ar: `ربع هذا المنزل في الهواء الطلق. الشرفة مسقوفة، عمقها خمسة أمتار، وتواجه الشمال الشرقي، فتبقى جافة إذا أمطرت، وظليلة من الحادية عشرة صباحًا.
**ثلاثة وثلاثون مترًا مربعًا من الشرفة، ولا جار فوقك
في الداخل غرفتا نوم لكل منهما حمّام، ودورة مياه للضيوف، وغرفة خدمات بتهوية خارجية. والأرضية على مستوى واحد في كل مكان، بما في ذلك الشرفة.
## الحي
في شوبا هارتلاند مدرستان وممشى على القناة وأشجار كثيرة قياسًا إلى عمر الحي. جانب البحيرة ما زال قيد الإنشاء، وهذا المبنى يطل على الجهة الأخرى.`,
  nearby:
    'North London Collegiate School, Hartland International School, Ras Al Khor sanctuary, Meydan, Dubai Water Canal path',
  nearby_ar:
    'مدرسة نورث لندن كوليجيت، مدرسة هارتلاند الدولية، محمية رأس الخور، ميدان، ممشى قناة دبي المائية',
  photos: [
    'terrace-city-view-golden.jpg',
    'living-room-city-view.jpg',
    'kitchen-island-marble.jpg',
    'primary-bedroom-sea-view.jpg',
    'gym-skyline-view.jpg',
  ],
}

export const jvcOneBedroom: DemoProperty = {
  title: 'One-bedroom with a lobby worth coming home to',
  title_ar: 'شقة بغرفة نوم وردهة يطيب الرجوع إليها',
  category: 'Apartment',
  location: 'Jumeirah Village Circle',
  type: 'For sale, tenanted',
  currency: 'INR',
  price: '2,60,00,000',
  minarea: 68,
  maxarea: 74,
  bedroom: 1,
  bathroom: 2,
  description: `A straightforward one-bedroom in a building that is better kept than its price suggests. The lobby is staffed day and night, and the corridors are cooled.
**Let until May at AED 82,000 a year, paid in four cheques
The tenant, a teacher, has been here three years and would like to stay. The contract is registered with Ejari and passes to the buyer as it stands.
## For an investor
Service charge AED 134 per m². After charges and an allowance for repairs the rent returns about six per cent on the asking price. We send the sheet with every figure on it.`,
  description_ar: `شقة عملية بغرفة نوم واحدة، في مبنى يلقى من العناية أكثر مما يوحي به سعره. في الردهة موظفو استقبال ليلًا ونهارًا، والممرات مبرّدة.
**مؤجّرة حتى مايو بمبلغ 82,000 درهم سنويًا، تُدفع بأربعة شيكات
المستأجر معلّم يسكنها منذ ثلاث سنوات ويرغب في البقاء. والعقد مسجّل في «إيجاري» وينتقل إلى المشتري كما هو.
## للمستثمر
رسوم الخدمات 134 درهمًا للمتر المربع. وبعد خصم الرسوم ومخصص للصيانة يدرّ الإيجار نحو ستة في المئة من السعر المطلوب. ونرسل إليك كشفًا بالأرقام كلها.`,
  nearby: 'Circle Mall, JSS International School, JVC district park, Al Khail Road',
  nearby_ar: 'سيركل مول، مدرسة جي إس إس الدولية، حديقة قرية جميرا الدائرية، شارع الخيل',
  photos: [
    'lobby-residential-tower.jpg',
    'living-room-city-view.jpg',
    'kitchen-island-marble.jpg',
    'gym-skyline-view.jpg',
  ],
}

export const bluewatersThreeBedroom: DemoProperty = {
  title: 'Sea on three sides, a footbridge from the beach',
  title_ar: 'البحر من ثلاث جهات، والشاطئ على بعد جسر للمشاة',
  category: 'Apartment',
  location: 'Bluewaters Island',
  type: 'For sale',
  currency: 'AED',
  price: '9,400,000',
  minarea: 186,
  maxarea: 205,
  bedroom: 3,
  bathroom: 4,
  description: `The living room is nine metres wide and all of it is window. You look at open sea, the Palm in the distance and nothing that could be built in between.
**Fourth floor, end of the row, private lift lobby
Three bedrooms, each with its own bathroom, and a maid’s room with daylight. The kitchen was refitted in 2024; the cabinets are walnut and the doors close quietly.
## Island life
There is one road on and one footbridge to the beach at JBR. It is calm on weekdays and lively from Friday evening. Residents park underground and never meet the visitors’ queue.
## Before you offer
Sea air is hard on balcony ironwork. The rails here were recoated in 2025 and should be done every four years.`,
  description_ar: `عرض غرفة المعيشة تسعة أمتار، وكلها نافذة. أمامك بحر مفتوح، والنخلة في الأفق، ولا شيء يمكن أن يُبنى بينكما.
**الطابق الرابع، في نهاية الصف، بردهة مصعد خاصة
ثلاث غرف نوم لكل منها حمّامها، وغرفة للعاملة المنزلية يدخلها ضوء النهار. جُدّد المطبخ في عام 2024، وخزائنه من خشب الجوز، وأبوابها تُغلق بهدوء.
## الحياة على الجزيرة
للجزيرة طريق واحد، وجسر واحد للمشاة إلى شاطئ جي بي آر. وهي هادئة في أيام الأسبوع، وتنبض بالحياة من مساء الجمعة. ويوقف السكان سياراتهم تحت الأرض فلا ينتظرون في طابور الزوّار.
## قبل أن تقدّم عرضك
هواء البحر قاسٍ على حديد الشرفات. أُعيد طلاء الدرابزين في عام 2025، ويحتاج إلى ذلك كل أربع سنوات.`,
  nearby: 'The Beach at JBR, Ain Dubai, Bluewaters promenade, Dubai Tram, Bluewaters beach club',
  nearby_ar: 'ذا بيتش في جي بي آر، عين دبي، ممشى بلوواترز، ترام دبي، نادي شاطئ بلوواترز',
  photos: [
    'living-room-sea-view.jpg',
    'primary-bedroom-sea-view.jpg',
    'bathroom-freestanding-tub.jpg',
    'kitchen-island-marble.jpg',
    'marina-yachts-golden.jpg',
    'rooftop-pool-deck-dusk.jpg',
  ],
}

export const beachfrontOneBedroom: DemoProperty = {
  title: 'One-bedroom with its own stretch of sand',
  title_ar: 'شقة بغرفة نوم وشاطئ خاص بالسكان',
  category: 'Apartment',
  location: 'Emaar Beachfront',
  type: 'For sale',
  currency: 'AED',
  price: '2,890,000',
  minarea: 71,
  maxarea: 78,
  bedroom: 1,
  bathroom: 1,
  description: `The beach belongs to the residents, and the lift opens fifty steps from it. Those two facts explain most of the price; the flat explains the rest.
**Marina view, west-facing, blinds fitted outside the glass
One bedroom, one good bathroom, and a living room that takes a sofa bed without blocking the balcony door. Bought new in 2023 and used at weekends.
## Letting it
The building allows holiday lets with the owner’s permit. We manage eleven homes here and can show you a year’s real figures rather than an estimate.`,
  description_ar: `الشاطئ للسكان وحدهم، والمصعد يُفتح على بعد خمسين خطوة منه. هاتان الحقيقتان تفسران معظم السعر، والشقة تفسر الباقي.
**إطلالة على المارينا، وواجهة غربية، وستائر خارج الزجاج
غرفة نوم واحدة، وحمّام واحد جيد، وغرفة معيشة تتسع لأريكة سرير من دون أن تسد باب الشرفة. اشتُريت جديدة في عام 2023 واستُخدمت في عطلات نهاية الأسبوع.
## تأجيرها
يسمح المبنى بتأجيرها بيتًا للعطلات بتصريح للمالك. ندير هنا أحد عشر منزلًا، ويمكننا أن نطلعك على أرقام سنة فعلية بدل التقديرات.`,
  nearby: 'Residents’ beach, Dubai Harbour marina, Skydive Dubai, Palm Jumeirah, Sheikh Zayed Road',
  nearby_ar: 'شاطئ السكان، مرسى دبي هاربر، سكاي دايف دبي، نخلة جميرا، شارع الشيخ زايد',
  photos: [
    'waterfront-tower-exterior-day.jpg',
    'living-room-sea-view.jpg',
    'primary-bedroom-sea-view.jpg',
    'gym-skyline-view.jpg',
  ],
}
