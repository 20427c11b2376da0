export const palmJumeirahGuide = {
  title: 'Palm Jumeirah: trunk, frond or crescent',
  title_ar: 'نخلة جميرا: الجذع أم السعف أم الهلال؟',
  author: 'Daniel Hartley',
  author_ar: 'دانيال هارتلي',
  seoTitle: 'Palm Jumeirah area guide for buyers',
  seoTitle_ar: 'دليل نخلة جميرا للمشترين',
  photo: 'primary-bedroom-sea-view.jpg',
  date: '2025-05-20',
  body: `From the air the Palm is one shape; on the ground it is three neighbourhoods that hardly meet. People on the trunk walk, people on the fronds swim, and people on the crescent have the horizon to themselves.
## The trunk
The trunk holds the apartment buildings, the shopping mall, the park and the monorail. The first residents moved into the shoreline blocks in 2006 and 2007, and many are still there. The flats are large, with proper kitchens and beach clubs shared between a few buildings each.
Al Ittihad Park runs down the middle for more than three kilometres: shaded, level, and full of dogs at seven in the morning. If you want to live on an island without a car for the small things, this is the part to choose.
**On the outer side you have open sea; on the inner side calmer water and the lights of the fronds.
## The fronds
The fronds carry the villas, each with a strip of sand. Every one of them is a cul-de-sac with its own gate, so traffic is limited to neighbours and deliveries.
Three things set the price. The first is the plot: Garden Homes stand on narrower ones and Signature Villas on wide. The second is the position. Towards the tip the frond opposite is further away and the water moves more; near the trunk you are home sooner. The third is what has been built. Few of the original houses remain as delivered, and a good rebuild can be worth as much again as the shell.
Look hard at rebuilds. Ask for the developer’s and the authority’s approvals, the structural drawings and the waterproofing warranty. A basement below sea level is a boat, and should be built like one.
## The crescent
The crescent is the breakwater: hotels, and between them a few residential buildings with hotel services. The sea is on one side, the whole city on the other. Flats here are serviced, sometimes furnished, and quiet. The bridge and the tunnel are the only ways back, so allow twenty-five minutes to the main road in the evening.
## Sand and salt
The beaches are made and need keeping. Sand is topped up, and water in the inner lagoons is less lively than in the open sea. Ask a neighbour about August.
Salt is the owner’s constant companion. Stainless steel rusts, outdoor units last eight years rather than twelve, and windows want washing every fortnight. Allow one per cent of the price a year for a villa’s upkeep, and be glad when it is less.
## Practicalities
It is freehold throughout. Service charges vary widely between buildings; on the fronds they are charged on the plot. There is one supermarket of size, several small ones, a clinic and good nurseries. Schools are fifteen to twenty minutes away, in Al Sufouh and Al Barsha.
## Who stays
Those who swim before breakfast. The others enjoy it for two winters, then sell to somebody who does. We ask about it at the first meeting, and nobody has minded yet.`,
  body_ar: `من الجو تبدو النخلة شكلًا واحدًا، وعلى الأرض هي ثلاثة أحياء لا تكاد تلتقي. فأهل الجذع يمشون، وأهل السعف يسبحون، وأهل الهلال لهم الأفق وحدهم.
## الجذع
في الجذع مباني الشقق والمول والحديقة والمونوريل. سكن أوائل المقيمين مباني «شورلاين» في عامي 2006 و2007، وما زال كثير منهم فيها. والشقق واسعة بمطابخ حقيقية، وتتشارك كل بضعة مبانٍ ناديًا على الشاطئ.
وفي وسطه حديقة الاتحاد، تمتد أكثر من ثلاثة كيلومترات: ظليلة ومستوية، وفي السابعة صباحًا تملؤها الكلاب مع أصحابها. فإن أردت أن تسكن جزيرة وتقضي حاجاتك الصغيرة من دون سيارة، فهذا هو الجزء الذي تختاره.
**في الجهة الخارجية بحر مفتوح، وفي الداخلية ماء أهدأ وأضواء السعف.
## السعف
على السعف الفلل، ولكل منها شريط من الرمل. وكل سعفة طريق مسدود له بوابته، فلا تمر فيه إلا سيارات الجيران والتوصيل.
وثلاثة أمور تحدد السعر. أولها الأرض: فبيوت «جاردن هومز» على أراضٍ أضيق، وفلل «سيغنتشر» على أراضٍ أعرض. وثانيها الموقع: فنحو الطرف تبتعد السعفة المقابلة ويتحرك الماء أكثر، وقرب الجذع تصل إلى بيتك أسرع. وثالثها ما بُني: فقليل من البيوت الأصلية بقي كما سُلّم، وقد يساوي البناء الجديد المتقن قيمة البيت الأصلي مرة أخرى.
دقّق في البيوت المعاد بناؤها. واطلب موافقات المطوّر والجهة المختصة، والرسومات الإنشائية، وضمان العزل المائي. فالقبو تحت مستوى البحر قارب، ويجب أن يُبنى كما تُبنى القوارب.
## الهلال
الهلال هو كاسر الأمواج: فنادق، وبينها مبانٍ سكنية قليلة بخدمات فندقية. البحر من جهة، والمدينة كلها من الجهة الأخرى. والشقق هنا مخدومة، ومفروشة أحيانًا، وهادئة. ولا عودة إلا من الجسر أو النفق، فاحسب خمسًا وعشرين دقيقة إلى الطريق الرئيسي مساءً.
## الرمل والملح
الشواطئ من صنع الإنسان وتحتاج إلى عناية. فالرمل يُعوَّض، والماء في البحيرات الداخلية أقل حركة منه في البحر المفتوح. اسأل جارًا عن أغسطس.
والملح رفيق المالك الدائم. فالفولاذ المقاوم للصدأ يصدأ، ووحدات التكييف الخارجية تعيش ثماني سنوات بدل اثنتي عشرة، والنوافذ تحتاج إلى غسل كل أسبوعين. خصّص واحدًا في المئة من السعر كل سنة لصيانة الفيلا، وافرح إذا كانت أقل.
## أمور عملية
النخلة كلها للتملك الحر. وتتفاوت رسوم الخدمات كثيرًا بين المباني، وعلى السعف تُحسب على الأرض. وفيها سوبرماركت كبير واحد، وعدة متاجر صغيرة، وعيادة، وحضانات جيدة. والمدارس على بعد خمس عشرة إلى عشرين دقيقة، في الصفوح والبرشاء.
## من يبقى؟
من يسبح قبل الإفطار. أما الآخرون فيستمتعون بها شتاءين ثم يبيعون لمن يسبح. ونحن نسأل عن ذلك في اللقاء الأول، ولم ينزعج أحد حتى الآن.`,
}
