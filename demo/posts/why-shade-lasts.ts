export const whyShadeLasts = {
  title: 'Why shade is the amenity that lasts',
  title_ar: 'لماذا يبقى الظل أدوم المزايا؟',
  author: 'Mariam Al Suwaidi',
  author_ar: 'مريم السويدي',
  seoTitle: 'Orientation and shade: how to choose a Dubai home',
  seoTitle_ar: 'الاتجاه والظل: كيف تختار منزلًا في دبي؟',
  photo: 'villa-terrace-angle-day.jpg',
  date: '2026-09-21',
  body: `Gyms are refitted and lobbies are re-papered, but the direction a terrace faces never changes. A north-east balcony is usable for seven months of the year; a west-facing one for four. Here is how to read it from a floor plan.
## Find north first
Every plan has an arrow, though it is sometimes tucked beside the scale. Turn the sheet until the arrow points away from you. What is on your right now sees the morning, what is on your left the afternoon.
In Dubai the midsummer sun stands almost overhead at noon, so roofs suffer and south windows escape more lightly than people expect. In winter it stays low in the south, and a south terrace is warm and pleasant. The west is the difficult side all year: low, strong sun in the hottest hours of the day.
**For a living room we look for north or east. For a terrace used in winter, south. For bedrooms, anything but west.
## Depth is shade
A balcony of one metre twenty shades nothing but its own floor. At three metres, the glass behind it stays out of the sun for most of the day in summer. Look for the depth in the plan’s dimensions, not in the drawing, where furniture is often shown smaller than it is made.
Overhangs, fins and screens all count. So does the tower next door. A neighbour forty metres to the west will take some of the view and most of the four o’clock sun; it is not always a bad exchange.
## What it does to the bill
Cooling is the largest running cost of most homes here. In two villas of the same type and size, on the same street, we have seen summer bills differ by a third. One had its long side to the west with plain glass. The other had a pergola, two trees and outside blinds.
Outside is the important word. A curtain stops light after the heat is already in the room. A blind outside the glass stops both.
## Trees
The ghaf, from which we take half of our name, needs little water once it has found its own and gives an open, moving shade. Neem and sidr are quicker. Palms look well along a drive but shade hardly anything beneath them. A good tree on the south-west corner of a terrace is worth more than a larger pool.
If there is no tree, ask where the irrigation runs and where the pipes and cables lie. A semi-mature tree can be planted in a day and begins to earn its keep the following summer.
## A test anybody can do
Visit twice: once in the morning, once between three and five. Stand in each room for two minutes with the lights off. Put a hand on the inside of the glass. Then go out on the terrace and see whether you want to sit down.
We note the orientation of every room in our particulars and bring a compass to viewings. It is a small instrument and it has ended several long discussions.`,
  body_ar: `الصالات الرياضية تُجدَّد والردهات تُكسى من جديد، أما الجهة التي تواجهها الشرفة فلا تتغير. فالشرفة الشمالية الشرقية تصلح للجلوس سبعة أشهر في السنة، والغربية أربعة. وهذه طريقة قراءتها من المخطط.
## حدد الشمال أولًا
في كل مخطط سهم، وإن اختبأ أحيانًا بجوار مقياس الرسم. أدر الورقة حتى يشير السهم إلى الأمام بعيدًا عنك. فما على يمينك الآن يرى الصباح، وما على يسارك يرى ما بعد الظهر.
وفي دبي تكاد شمس منتصف الصيف تتعامد عند الظهر، فتعاني السطوح، وتسلم النوافذ الجنوبية أكثر مما يتوقع الناس. وفي الشتاء تبقى منخفضة في الجنوب، فتكون الشرفة الجنوبية دافئة ممتعة. والغرب هو الجهة الصعبة طوال السنة: شمس منخفضة قوية في أشد ساعات النهار حرًا.
**لغرفة المعيشة نبحث عن الشمال أو الشرق. ولشرفة الشتاء عن الجنوب. ولغرف النوم عن أي جهة إلا الغرب.
## العمق ظل
شرفة عمقها متر وعشرون سنتيمترًا لا تظلل إلا أرضيتها. وعند ثلاثة أمتار يبقى الزجاج وراءها بعيدًا عن الشمس معظم نهار الصيف. ابحث عن العمق في أبعاد المخطط لا في الرسم، ففيه يُرسم الأثاث كثيرًا أصغر مما يُصنع.
والمظلات وكاسرات الشمس والستائر الخشبية كلها تُحسب. وكذلك البرج المجاور. فجار على بعد أربعين مترًا إلى الغرب يأخذ بعض الإطلالة ومعظم شمس الرابعة، وليست هذه دائمًا صفقة خاسرة.
## أثره في الفاتورة
التبريد أكبر تكاليف التشغيل في معظم البيوت هنا. وفي فيلتين من طراز واحد ومساحة واحدة، في شارع واحد، رأينا فواتير الصيف تختلف بالثلث. كانت إحداهما بضلعها الطويل إلى الغرب وبزجاج عادي. وكان للأخرى عريشة وشجرتان وستائر خارجية.
وكلمة «خارجية» هي المهمة. فالستارة الداخلية توقف الضوء بعد أن تدخل الحرارة الغرفة. والستارة خارج الزجاج توقفهما معًا.
## الأشجار
الغاف، ومنه أخذنا نصف اسمنا، يحتاج إلى ماء قليل متى اهتدى إلى مائه، ويعطي ظلًا خفيفًا متحركًا. والنيم والسدر أسرع نموًا. والنخيل جميل على جانبي المدخل لكنه لا يكاد يظلل ما تحته. وشجرة جيدة في الركن الجنوبي الغربي من التراس أثمن من مسبح أكبر.
وإن لم تكن هناك شجرة فاسأل أين يمر الري وأين تمتد الأنابيب والكابلات. فشجرة قاربت النضج تُغرس في يوم، وتبدأ برد ثمنها في الصيف التالي.
## اختبار يقدر عليه أي إنسان
زر المنزل مرتين: مرة صباحًا، ومرة بين الثالثة والخامسة. وقف في كل غرفة دقيقتين والمصابيح مطفأة. وضع يدك على الزجاج من الداخل. ثم اخرج إلى الشرفة وانظر هل تود أن تجلس.
نحن نسجّل اتجاه كل غرفة في تفاصيل عقاراتنا، ونحضر بوصلة إلى المعاينات. وهي أداة صغيرة أنهت نقاشات طويلة عدة.`,
}
