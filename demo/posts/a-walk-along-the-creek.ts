export const aWalkAlongTheCreek = {
  title: 'A walk along the creek’s east bank',
  title_ar: 'نزهة على الضفة الشرقية للخور',
  author: 'Mariam Al Suwaidi',
  author_ar: 'مريم السويدي',
  seoTitle: 'Dubai Creek Harbour area guide: a walk along the east bank',
  seoTitle_ar: 'دليل ميناء خور دبي: نزهة على الضفة الشرقية',
  photo: 'marina-yachts-golden.jpg',
  date: '2026-08-26',
  body: `Start at Al Jaddaf at six in the morning, while the abras are still tied up. The promenade runs for four kilometres past the sanctuary, and the flamingos are closer than the towers. These are the streets we would choose to live on.
## Crossing over
Al Jaddaf is on the west side, where dhows have been built and repaired for longer than the district has had a name. Our office looks down on the yards. Cross the water to Festival City and turn right, with the low sun behind the cranes and the water flat.
Do it between November and March if you can. In August six o’clock is already the end of the comfortable hours.
## Creek Harbour
The promenade at Dubai Creek Harbour is wide, shaded in stretches and free of cars. The first buildings were handed over in 2019, so the trees have had time to do some work. Marina, restaurants and the yacht club are at the centre; north and south of it the path grows quieter.
The older blocks near the water have deeper balconies and fewer homes to a floor. The taller towers behind them have the skyline. From the fifteenth storey up both views are yours, and you pay for both.
**Look at what is planned in front, not only at what is there. The master plan is public, and half of it has yet to be built.
Construction is the honest objection to the district. It will go on for years, street by street. We mark the active plots on a map and show clients the side of each building that faces away from them.
## The sanctuary
Ras Al Khor lies at the head of the creek: mudflats, mangroves and, in winter, flamingos in their hundreds. It is protected, so nothing will be built on it. A home facing this way has a view that cannot be taken from it, which is rare in any city. Bring repellent for the balcony in spring.
## Getting about
The metro is across the water for now, at Al Jaddaf and Creek. A further line is being built with a station in the district; until it opens, most people drive. Downtown is about ten minutes away outside the rush, the airport much the same.
There is a supermarket, a pharmacy and a clinic by the marina. Schools are a short drive. Families who moved in early tell us that they miss a swimming club and have all the playgrounds they need.
## Who should live here
People who walk before work. People who like water but not crowds. Owners who can live beside a building site for a while in exchange for a good price and a view that stays.
It suits less well those who want everything finished, or a beach. There is water on every side, but you look at it rather than swim in it.
We walk this path most weeks. If you would like company, ring the office the day before. Coffee is at the end of it, at about half past seven.`,
  body_ar: `ابدأ من الجداف في السادسة صباحًا، والعبرات لا تزال مربوطة إلى الرصيف. يمتد الممشى أربعة كيلومترات بمحاذاة المحمية، وطيور الفلامنجو أقرب إليك من الأبراج. هذه هي الشوارع التي نختار أن نسكن فيها.
## العبور
تقع الجداف على الضفة الغربية، حيث تُبنى المراكب الخشبية وتُصلح منذ ما قبل أن يحمل الحي اسمه. ومكتبنا يطل على أحواضها. اعبر الماء إلى فستيفال سيتي وانعطف يمينًا، والشمس منخفضة خلف الرافعات والماء ساكن.
اختر ما بين نوفمبر ومارس إن استطعت. ففي أغسطس تكون السادسة آخر الساعات المريحة.
## ميناء خور دبي
الممشى في ميناء خور دبي عريض، مظلل في أجزاء منه، وخالٍ من السيارات. سُلّمت أوائل المباني في عام 2019، فنالت الأشجار وقتًا كافيًا لتؤدي عملها. المارينا والمطاعم ونادي اليخوت في الوسط، وكلما سرت شمالًا أو جنوبًا ازداد الطريق هدوءًا.
للمباني الأقدم قرب الماء شرفات أعمق ومنازل أقل في كل طابق. وللأبراج الأعلى خلفها أفق المدينة. ومن الطابق الخامس عشر فما فوق تكون الإطلالتان لك، وتدفع ثمن الاثنتين.
**انظر إلى ما خُطط أمامك، لا إلى القائم وحده. فالمخطط الرئيسي منشور، ونصفه لم يُبنَ بعد.
أعمال البناء هي الاعتراض الوجيه على الحي. ستستمر سنوات، شارعًا بعد شارع. ونحن نحدد على خريطة الأراضي التي يجري البناء فيها، ونري عملاءنا الجهة البعيدة عنها من كل مبنى.
## المحمية
تقع رأس الخور حيث ينتهي الخور: مسطحات طينية وأشجار قرم، وفي الشتاء مئات من طيور الفلامنجو. وهي محمية، فلن يُبنى فيها شيء. والبيت الذي يواجهها له إطلالة لا تُنتزع منه، وهذا نادر في أي مدينة. وفي الربيع أعدّ للشرفة طاردًا للبعوض.
## التنقل
المترو في الضفة الأخرى حتى الآن، في محطتي الجداف والخور. ويجري إنشاء خط جديد له محطة في الحي، وإلى أن يُفتتح يعتمد معظم الناس على السيارة. ووسط المدينة على بعد نحو عشر دقائق خارج أوقات الذروة، والمطار مثله تقريبًا.
قرب المارينا سوبرماركت وصيدلية وعيادة. والمدارس على مسافة قصيرة بالسيارة. وتقول لنا العائلات التي سبقت إلى السكن هنا إنها تفتقد ناديًا للسباحة، وإن ساحات اللعب تكفيها وتزيد.
## لمن يناسب الحي
لمن يمشي قبل العمل. ولمن يحب الماء ولا يحب الزحام. وللمالك الذي يقبل جوار موقع بناء بعض الوقت في مقابل سعر جيد وإطلالة تبقى.
وهو أقل ملاءمة لمن يريد كل شيء مكتملًا، أو يريد شاطئًا. فالماء من كل جانب، لكنك تنظر إليه ولا تسبح فيه.
نمشي هذا الطريق في معظم الأسابيع. فإن أحببت الصحبة فاتصل بالمكتب قبلها بيوم. والقهوة في آخره، نحو السابعة والنصف.`,
}
