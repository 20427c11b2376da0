export const dubaiHillsEstateGuide = {
  title: 'Dubai Hills Estate, seen from a pushchair',
  title_ar: 'دبي هيلز استيت من خلف عربة أطفال',
  author: 'Mariam Al Suwaidi',
  author_ar: 'مريم السويدي',
  seoTitle: 'Dubai Hills Estate area guide for families',
  seoTitle_ar: 'دليل دبي هيلز استيت للعائلات',
  photo: 'aerial-villa-community.jpg',
  date: '2025-02-11',
  body: `There are no hills, but there is a park long enough to tire out a four-year-old, a hospital inside the gates and a school at the end of the cycle path. For many families that is the whole argument.
## The plan in brief
Dubai Hills Estate lies between Al Khail Road and Mohammed Bin Zayed Road, a quarter of an hour from both Downtown and the Marina. A golf course runs through the middle. Villas stand around it in named pockets, townhouses beyond, and apartment buildings near the park and the mall.
It was planned in one piece, and it shows. Paths connect, trees match and the pavements have ramps. You can push a child from the townhouses to the park without lifting a wheel.
## Villas
Maple was among the first, townhouses in three arrangements with small gardens and good neighbours. Sidra is one size up: detached, three to five bedrooms, set in rows. Golf Place and the plots along the fairway are larger, and many were designed by their owners.
**Ask which way the garden faces before you ask the price. Two identical houses can differ by ten degrees in the afternoon.
Parkway Vistas and the hillside plots near the centre are newest and highest, which here means by a few metres. They see the skyline.
## Apartments
The blocks along the park are six to eighteen storeys, with wide pavements and shops at the foot. One-bedrooms are popular with young doctors from the hospital. Families look for three-bedrooms on the park side, which are fewer than you would think.
The towers near the mall are taller and closer together. They are convenient, and cheaper for what you get. Check what stands in front: some plots are still to be built.
## Schools and doctors
There are schools and several nurseries inside the estate, and half a dozen more schools within fifteen minutes. Places in the early years fill first. Register before you buy, since a house does not guarantee a desk.
King’s College Hospital is by the Al Khail Road entrance, with an emergency department. It is the fact parents of small children mention first.
## Traffic and noise
The weak hour is between seven and eight in the morning, when everyone leaves by the same two exits. There is no metro within a walk, so count on two cars.
Al Khail Road can be heard from the first rows along it. Two rows in, it cannot. Construction continues at the southern edge.
## Prices and costs
This has been one of the steadier districts of the last five years, for sale and for rent. Service charges for villas are moderate, because the gardens in common are large but the buildings are your own. A pool costs about AED 1,200 a month to keep, a garden about the same.
## Come on a Saturday
Arrive at eight, before the heat. Walk from the splash pad to the skate park, have breakfast, and look at who is there. If they look like people you would lend a drill to, ring us in the afternoon.`,
  body_ar: `لا تلال هنا، لكن هنا حديقة يكفي طولها لإتعاب طفل في الرابعة، ومستشفى داخل البوابات، ومدرسة في آخر مسار الدراجات. وهذا وحده يكفي لإقناع كثير من العائلات.
## المخطط باختصار
تقع دبي هيلز استيت بين شارع الخيل وشارع محمد بن زايد، على بعد ربع ساعة من وسط المدينة ومن المارينا. يخترقها ملعب جولف، وحوله الفلل في مجموعات لكل منها اسم، ثم التاون هاوس، ثم مباني الشقق قرب الحديقة والمول.
خُططت دفعة واحدة، وهذا واضح فيها. فالمسارات متصلة، والأشجار متناسقة، وللأرصفة منحدرات. يمكنك أن تدفع عربة طفل من التاون هاوس إلى الحديقة من دون أن ترفع عجلة.
## الفلل
كانت «مابل» من أوائلها: تاون هاوس بثلاثة تصاميم وحدائق صغيرة وجيران طيبين. و«سدرة» أكبر بدرجة: فلل مستقلة من ثلاث إلى خمس غرف نوم، في صفوف. أما «جولف بليس» والأراضي على الملعب فأوسع، وكثير منها صممه أصحابه.
**اسأل عن اتجاه الحديقة قبل أن تسأل عن السعر. فقد يكون بين بيتين متطابقين فرق عشر درجات بعد الظهر.
و«باركواي فيستاز» وأراضي المرتفع قرب المركز هي الأحدث والأعلى، والعلو هنا بضعة أمتار. ومنها يُرى أفق المدينة.
## الشقق
مباني الشقق على الحديقة من ستة إلى ثمانية عشر طابقًا، بأرصفة عريضة ومحال عند قاعدتها. ويُقبل أطباء المستشفى الشباب على شقق الغرفة الواحدة. وتبحث العائلات عن شقق الغرف الثلاث في جهة الحديقة، وهي أقل مما تظن.
أما الأبراج قرب المول فأعلى وأكثر تقاربًا. وهي مريحة، وأرخص قياسًا إلى ما تحصل عليه. وتحقق مما أمامها، فبعض الأراضي لم يُبنَ بعد.
## المدارس والأطباء
داخل المجمّع مدارس وعدة حضانات، وفي نطاق خمس عشرة دقيقة ست مدارس أخرى تقريبًا. وتمتلئ مقاعد السنوات الأولى قبل غيرها. سجّل قبل أن تشتري، فالبيت لا يضمن مقعدًا.
ومستشفى كينغز كوليدج عند مدخل شارع الخيل، وفيه قسم للطوارئ. وهو أول ما يذكره آباء الصغار وأمهاتهم.
## المرور والضوضاء
أصعب الساعات بين السابعة والثامنة صباحًا، حين يغادر الجميع من المخرجين أنفسهما. ولا مترو على مسافة مشي، فاحسب حساب سيارتين.
يُسمع شارع الخيل من الصفوف الأولى بمحاذاته. وبعد صفين لا يُسمع. والبناء مستمر عند الطرف الجنوبي.
## الأسعار والتكاليف
كانت دبي هيلز من أكثر المناطق استقرارًا في السنوات الخمس الماضية، بيعًا وإيجارًا. ورسوم خدمات الفلل معتدلة، لأن الحدائق المشتركة واسعة لكن المبنى ملكك. وتكلّف العناية بالمسبح نحو 1,200 درهم في الشهر، والحديقة مثلها تقريبًا.
## تعال يوم السبت
احضر في الثامنة قبل الحر. امشِ من ساحة الألعاب المائية إلى ساحة التزلج، وتناول الإفطار، وانظر إلى من حولك. فإن رأيت فيهم من تعيره مثقابك، فاتصل بنا بعد الظهر.`,
}
