export const dubaiMarinaGuide = {
  title: 'Dubai Marina: choosing the side, then the tower',
  title_ar: 'دبي مارينا: اختر الجهة أولًا، ثم البرج',
  author: 'Mariam Al Suwaidi',
  author_ar: 'مريم السويدي',
  seoTitle: 'Dubai Marina area guide for buyers',
  seoTitle_ar: 'دليل دبي مارينا للمشترين',
  photo: 'waterfront-tower-exterior-day.jpg',
  date: '2025-08-05',
  body: `Two hundred towers around three kilometres of water: Dubai Marina is a city that one buys by the floor. Choose the side first, then the tower, then the line of flats, and the search becomes short.
## The lie of the land
The marina is a canal cut parallel to the coast, with an opening to the sea at each end. On the sea side lies Jumeirah Beach Residence, a wall of towers with the beach behind it. On the land side are Sheikh Zayed Road, the metro and, across a bridge, Jumeirah Lakes Towers.
Between them runs the walk: seven kilometres around the water, without a car on it. People here measure distance by it.
## Three sides
The north end, near the harbour, has the newest towers and the widest view. It is also closest to the roads in and out. The middle is the busiest, with the mall, the mosque and most of the restaurants. The south end is older and quieter, and flats are larger for the price.
**If you are sensitive to noise, visit on a Friday at eleven in the evening. Music carries over water.
Marina-facing flats have the lights and the boats. Sea-facing ones above the roofs of JBR have the horizon and the west sun. The road side has neither, and a lower price; with good glazing it suits those who are out all day.
## Age and upkeep
Most of the district was built between 2005 and 2015. Ten to twenty years is the age at which lifts, chillers and façades are renewed, so the state of the building matters more than its style. Ask what has been replaced and what is next. Ask about chilled water too, since capacity charges differ from tower to tower by a surprising margin.
Older towers have real advantages: closed kitchens, storerooms, maid’s rooms, balconies that take a table. A well-kept building of 2008 is often a better home than a fashionable one of 2020 with a third less floor.
## Getting about
Two metro stations, a tram that loops through to the Palm’s monorail, and water buses. Driving is the weak point. The streets inside are few, and at six in the evening they fill. A home with an exit on the outer road saves ten minutes a day.
## Shops, schools, doctors
Everything daily is within a walk: supermarkets, pharmacies, clinics, a cinema. Nurseries are plentiful. Schools are a drive, mostly to Al Barsha, the Meadows and Al Sufouh. For a family with children over eight we raise this early.
## Letting
Demand is deep and steady, for yearly contracts as for holiday homes. One-bedroom flats let fastest; large three-bedrooms stay longest with one tenant. Many towers permit short stays, and some owners would rather they did not. Read the house rules before you count on it.
## Our short list
We follow eighteen towers closely and would live in eleven. The list changes when a manager leaves or a budget is cut. Tell us your side, your floor and what you mean to spend, and we will send three.`,
  body_ar: `مئتا برج حول ثلاثة كيلومترات من الماء: دبي مارينا مدينة تُشترى بالطابق. اختر الجهة أولًا، ثم البرج، ثم موضع الشقة في البرج، فيقصر البحث.
## موقعها
المارينا قناة شُقّت موازية للساحل، ولها منفذ إلى البحر عند كل طرف. في جهة البحر جميرا بيتش ريزيدنس، وهي جدار من الأبراج وراءه الشاطئ. وفي جهة البر شارع الشيخ زايد والمترو، ثم أبراج بحيرات جميرا وراء الجسر.
وبينهما الممشى: سبعة كيلومترات حول الماء لا تدخلها سيارة. وبه يقيس أهلها المسافات.
## ثلاث جهات
في الطرف الشمالي، قرب الميناء، أحدث الأبراج وأوسع الإطلالات، وهو أيضًا الأقرب إلى الطرق الداخلة والخارجة. والوسط أكثرها حركة، وفيه المول والمسجد ومعظم المطاعم. والطرف الجنوبي أقدم وأهدأ، والشقق فيه أوسع بالسعر نفسه.
**إن كانت الضوضاء تزعجك فزرها يوم الجمعة في الحادية عشرة مساءً. فالموسيقى تسافر فوق الماء.
للشقق المطلة على المارينا الأضواء والقوارب. وللمطلة على البحر من فوق سطوح جي بي آر الأفق وشمس الغروب. وليس لجهة الطريق هذا ولا ذاك، وسعرها أقل، وإذا كان زجاجها جيدًا ناسبت من يقضي نهاره خارج البيت.
## العمر والصيانة
بُني معظم المنطقة بين عامي 2005 و2015. وبين عشر سنوات وعشرين تُجدَّد المصاعد والمبرّدات والواجهات، فحال المبنى أهم من طرازه. اسأل عما استُبدل وعما يليه. واسأل عن المياه المبرّدة أيضًا، فرسوم السعة تتفاوت بين برج وآخر تفاوتًا يفاجئك.
وللأبراج الأقدم مزايا حقيقية: مطابخ مغلقة، ومخازن، وغرف للعاملة المنزلية، وشرفات تتسع لطاولة. فالمبنى المعتنى به من عام 2008 كثيرًا ما يكون سكنًا أفضل من مبنى عصري من عام 2020 تنقص مساحته الثلث.
## التنقل
محطتا مترو، وترام يصل إلى مونوريل النخلة، وحافلات مائية. أما القيادة فنقطة الضعف. فالشوارع الداخلية قليلة، وتمتلئ في السادسة مساءً. والمنزل الذي له مخرج على الطريق الخارجي يوفر عشر دقائق في اليوم.
## المحال والمدارس والأطباء
حاجات اليوم كلها على مسافة مشي: سوبرماركت وصيدليات وعيادات وسينما. والحضانات كثيرة. أما المدارس فبالسيارة، ومعظمها في البرشاء والسهول والصفوح. وإذا كان في العائلة طفل تجاوز الثامنة ذكرنا ذلك من البداية.
## التأجير
الطلب واسع وثابت، على العقود السنوية كما على بيوت العطلات. وأسرعها تأجيرًا شقق الغرفة الواحدة، وأطولها بقاءً مع مستأجر واحد شقق الغرف الثلاث الواسعة. وتسمح أبراج كثيرة بالإقامات القصيرة، ويتمنى بعض الملاك لو لم تسمح. فاقرأ نظام المبنى قبل أن تعتمد عليها.
## قائمتنا المختصرة
نتابع ثمانية عشر برجًا عن قرب، ونقبل السكن في أحد عشر منها. وتتغير القائمة حين يغادر مدير أو تُخفض ميزانية. أخبرنا بالجهة والطابق وما تنوي إنفاقه، نرسل إليك ثلاثة.`,
}
