export const howWePhotographAHome = {
  title: 'How we photograph a home for sale',
  title_ar: 'كيف نصوّر منزلًا للبيع؟',
  author: 'Mariam Al Suwaidi',
  author_ar: 'مريم السويدي',
  seoTitle: 'Property photography: preparing a Dubai home for sale',
  seoTitle_ar: 'تصوير العقارات: كيف تهيئ منزلك في دبي للبيع؟',
  photo: 'terrace-city-view-golden.jpg',
  date: '2024-09-03',
  body: `Buyers decide whether to visit in about as long as it takes to boil a kettle, and they decide by the photographs. We take ours slowly: one home a day, eleven or twelve pictures, none of them wider than the room.
## The day before
Empty the surfaces. Not the shelves, which tell people that somebody lives here, but the worktops, the bathroom edges and the top of the refrigerator. Take magnets down, and family photographs too; the second is for your privacy rather than our taste.
Wash the windows, inside and out. It is the one job that changes every picture. Replace dead bulbs, all of one colour. Put the parasols up, the bins away and the car in another street.
**Open every blind halfway. Light should arrive; the neighbours need not.
## Choosing the hour
We read the plan first and note which way each room faces. East rooms are taken at eight, west rooms after four, the pool when its far edge is in shade. The outside is taken last, in the twenty minutes after sunset when lamps and sky are equally bright. In summer haze can hide the skyline for days, and we would rather wait than invent one.
## Telling the truth
A very wide lens makes a bathroom look like a ballroom and the buyer feel deceived at the door. We use the angle that a person sees from the doorway. Verticals are straight, because walls are.
We do not paint in grass, remove pylons or change what lies beyond the window. If a tower is going up opposite, one picture shows it. The viewings that follow are fewer and better, and nobody has to act surprised.
## The set
The first picture is the reason to buy the home: the view, the tree, the long table. It is seldom the front door. Then come living room, kitchen, main bedroom, main bathroom, terrace, and the building from the street. Two or three details follow if they mean something, such as a joint in the timber or a shadow on a wall.
The floor plan is the last of the set and the one people look at longest. We measure every room and draw it ourselves, with north at the top and the areas in square metres.
## Permits
An advertisement for property in Dubai needs a permit number from the Land Department’s Trakheesi system, tied to the listing agreement. Ours is on every listing, with a code that can be scanned. If you meet your home on a site without one, tell us; somebody has borrowed your photographs.
## Film
We make short films of villas and rarely of flats. A walk from gate to garden explains a plan that still pictures cannot. It lasts ninety seconds, without music.
## What you can do with a telephone
If you only want an opinion, telephone pictures are fine. Stand in a corner, hold it level at the height of your chest, and turn on no lights by day. Send six. We will tell you what the rest of the street fetched, and whether the lemon tree should be in the first picture.`,
  body_ar: `يقرر المشترون هل يزورون المنزل في وقت لا يزيد على ما يغلي فيه إبريق ماء، ويقررون بالصور. ونحن نصوّر على مهل: منزل واحد في اليوم، وإحدى عشرة صورة أو اثنتا عشرة، ليس فيها ما هو أوسع من الغرفة.
## في اليوم السابق
أخلِ الأسطح. لا الرفوف، فهي تقول إن أحدًا يسكن هنا، بل أسطح المطبخ وحواف الحمّام وأعلى الثلاجة. وانزع قطع المغناطيس وصور العائلة أيضًا، والثانية لخصوصيتك لا لذوقنا.
اغسل النوافذ من الداخل والخارج. فهذا هو العمل الوحيد الذي يغير كل صورة. واستبدل المصابيح المعطلة، ولتكن كلها بلون واحد. وافتح المظلات، وأبعد سلال النفايات، وأوقف السيارة في شارع آخر.
**افتح كل ستارة حتى نصفها. ليدخل الضوء، ولا حاجة إلى أن يدخل الجيران.
## اختيار الساعة
نقرأ المخطط أولًا ونسجّل اتجاه كل غرفة. نصوّر الغرف الشرقية في الثامنة، والغربية بعد الرابعة، والمسبح حين تكون حافته البعيدة في الظل. ونصوّر الخارج آخرًا، في الدقائق العشرين التي تلي الغروب حين تتساوى المصابيح والسماء ضوءًا. وفي الصيف قد يحجب الغبار أفق المدينة أيامًا، ونفضّل أن ننتظر على أن نخترع أفقًا.
## قول الحقيقة
العدسة الشديدة الاتساع تجعل الحمّام قاعة احتفالات، وتجعل المشتري يشعر عند الباب بأنه خُدع. ونحن نستخدم الزاوية التي يراها الواقف في المدخل. والخطوط الرأسية مستقيمة، لأن الجدران مستقيمة.
لا نرسم عشبًا، ولا نمحو أعمدة كهرباء، ولا نغير ما وراء النافذة. وإذا كان برج يرتفع قبالتك فثمة صورة تبيّنه. والمعاينات التي تلي أقل وأجود، ولا يضطر أحد إلى أن يتظاهر بالمفاجأة.
## مجموعة الصور
الصورة الأولى هي سبب شراء المنزل: الإطلالة، أو الشجرة، أو الطاولة الطويلة. وقلّما تكون باب المدخل. ثم غرفة المعيشة والمطبخ وغرفة النوم الرئيسية والحمّام الرئيسي والشرفة والمبنى من الشارع. وبعدها تفصيلان أو ثلاثة إن كان لها معنى، كوصلة في الخشب أو ظل على جدار.
والمخطط آخر المجموعة، وهو ما يطيل الناس النظر إليه. نقيس كل غرفة ونرسمه بأنفسنا، والشمال في أعلاه، والمساحات بالمتر المربع.
## التصاريح
يحتاج الإعلان عن عقار في دبي إلى رقم تصريح من نظام «تراخيصي» في دائرة الأراضي والأملاك، مرتبط باتفاقية العرض. ورقمنا على كل إعلان، مع رمز يمكن مسحه. وإن رأيت منزلك في موقع لا رقم فيه فأخبرنا، فقد استعار أحدهم صورك.
## التصوير المتحرك
نصوّر أفلامًا قصيرة للفلل، ونادرًا للشقق. فالسير من البوابة إلى الحديقة يشرح مخططًا لا تشرحه الصور الثابتة. ومدة الفيلم تسعون ثانية، من دون موسيقى.
## ما يمكنك فعله بهاتفك
إن كنت تريد رأيًا فحسب فصور الهاتف تكفي. قف في ركن، وأمسك الهاتف مستويًا عند صدرك، ولا تشعل المصابيح نهارًا. وأرسل ست صور. نخبرك بكم بيعت بيوت الشارع الأخرى، وهل ينبغي أن تكون شجرة الليمون في الصورة الأولى.`,
}
