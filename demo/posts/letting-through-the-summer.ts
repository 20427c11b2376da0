export const lettingThroughTheSummer = {
  title: 'Letting a second home through the summer',
  title_ar: 'بيتك الثاني في أشهر الصيف',
  author: 'Daniel Hartley',
  author_ar: 'دانيال هارتلي',
  seoTitle: 'Looking after a Dubai second home in summer',
  seoTitle_ar: 'العناية ببيتك الثاني في دبي صيفًا',
  photo: 'bathroom-freestanding-tub.jpg',
  date: '2026-07-11',
  body: `Owners who leave in June tend to switch everything off. It is the wrong instinct: a closed flat at forty-five degrees grows mould within a fortnight. A short list for the summer keeps both the walls and the tenancy sound.
## Air first
Set the cooling to 26 degrees and the fan to automatic, and leave it running. It is there to keep the air dry more than to keep it cool. Turning the system off saves perhaps a few hundred dirhams a month and can cost a ceiling.
Have the filters cleaned and the condensate drains flushed before you go. A blocked drain is the most common cause of a summer leak, and the neighbour below is usually the first to know.
**Close the water at the main valve if nobody will be there. Leave the power on.
Pour a glass of water into every floor drain and shower trap, then a spoonful of cooking oil on top. It slows the evaporation that lets smells, and insects, up the pipe.
## Somebody with a key
A visit every two weeks is enough. Whoever comes should open cupboards, run the taps for a minute, look behind the washing machine and photograph the thermostat. Insurers ask about unoccupied homes; check how many days your policy allows before cover is reduced.
Tell the building’s management that you are away, and who may enter. In a good tower, security will not let your plumber up without a name on the list.
## If you mean to let it
Summer is the quiet season for short stays and a sensible one for yearly contracts, since many families move before the school year. A home that is furnished and photographed by May has its tenant by August.
A holiday let needs a permit from the Department of Economy and Tourism in the owner’s or an operator’s name. The building’s own rules come on top, and some do not welcome it. Ask before you buy the second set of towels.
A yearly contract must be registered with Ejari. Without it neither side can rely on the Rental Disputes Centre, and the tenant will have difficulty in opening the water and power account.
## What to expect in money
Occupancy in July and August can be half that of January. We plan on a low figure for three months, a fair one for five and a good one for four. Anyone who multiplies the January rate by twelve is selling something.
Cleaning, linen, cooling and the operator’s share take a good part of a short-stay income. Over a year the result is often closer to a long let than owners hope, with more variety and more wear.
## A list for the door
Cooling at 26, water closed, fridge empty and propped open or left running, blinds down on the west side, balcony furniture indoors, plants with a neighbour, keys with us.
We look after homes for owners who are away, one person for each building, and send photographs after each visit. Some of our clients say that they sleep better in Surrey for it.`,
  body_ar: `يميل الملاك الذين يسافرون في يونيو إلى إطفاء كل شيء. وهذا حدس خاطئ: فالشقة المغلقة عند خمس وأربعين درجة يظهر فيها العفن في أسبوعين. وقائمة قصيرة للصيف تحفظ الجدران وعقد الإيجار معًا.
## الهواء أولًا
اضبط التبريد على 26 درجة والمروحة على الوضع التلقائي، واتركهما يعملان. فالغاية أن يبقى الهواء جافًا أكثر من أن يبقى باردًا. وإطفاء النظام يوفر بضع مئات من الدراهم في الشهر، وقد يكلّفك سقفًا.
نظّف المرشّحات واغسل مصارف التكثيف قبل أن تسافر. فالمصرف المسدود أكثر أسباب التسرب شيوعًا في الصيف، والجار في الأسفل هو عادة أول من يعلم.
**أغلق الماء من المحبس الرئيسي إن لم يكن في البيت أحد. واترك الكهرباء.
صبّ كوب ماء في كل مصرف أرضي ومصرف دش، ثم ملعقة من زيت الطعام فوقه. فهذا يبطئ التبخر الذي يفتح للروائح والحشرات طريقًا إلى البيت.
## شخص معه مفتاح
تكفي زيارة كل أسبوعين. وعلى من يأتي أن يفتح الخزائن، ويشغّل الصنابير دقيقة، وينظر خلف الغسالة، ويصوّر منظّم الحرارة. وتسأل شركات التأمين عن البيوت الخالية، فتحقق من عدد الأيام التي تسمح بها وثيقتك قبل أن تنقص التغطية.
وأبلغ إدارة المبنى بأنك مسافر وبمن يحق له الدخول. ففي البرج الجيد لا يسمح الأمن لسبّاكك بالصعود ما لم يكن اسمه في القائمة.
## إن كنت تنوي التأجير
الصيف موسم هادئ للإقامات القصيرة ومناسب للعقود السنوية، لأن كثيرًا من العائلات تنتقل قبل العام الدراسي. والبيت الذي يُفرش ويُصوّر قبل نهاية مايو يجد مستأجره قبل نهاية أغسطس.
ويحتاج بيت العطلات إلى تصريح من دائرة الاقتصاد والسياحة باسم المالك أو المشغّل. وفوق ذلك قواعد المبنى، وبعض المباني لا ترحب به. فاسأل قبل أن تشتري الطقم الثاني من المناشف.
ويجب تسجيل العقد السنوي في «إيجاري». فمن دونه لا يستطيع أي من الطرفين الاستناد إلى مركز فض المنازعات الإيجارية، ويصعب على المستأجر فتح حساب الكهرباء والمياه.
## ما تتوقعه من المال
قد يكون الإشغال في يوليو وأغسطس نصف ما هو في يناير. ونحن نحسب رقمًا منخفضًا لثلاثة أشهر، ومعتدلًا لخمسة، وجيدًا لأربعة. ومن يضرب سعر يناير في اثني عشر فهو يبيعك شيئًا.
ويأخذ التنظيف والبياضات والتبريد وحصة المشغّل جزءًا كبيرًا من دخل الإقامات القصيرة. وعلى مدار السنة تكون النتيجة غالبًا أقرب إلى الإيجار الطويل مما يأمل الملاك، مع تنوع أكثر واستهلاك أكثر.
## قائمة تُعلّق على الباب
التبريد على 26، والماء مغلق، والثلاجة فارغة ومفتوحة الباب أو تعمل، والستائر الغربية مسدلة، وأثاث الشرفة في الداخل، والنباتات عند جار، والمفاتيح عندنا.
نعتني ببيوت الملاك المسافرين، لكل مبنى شخص واحد، ونرسل صورًا بعد كل زيارة. ويقول بعض عملائنا إنهم صاروا بفضل ذلك ينامون ملء جفونهم في ريف إنجلترا.`,
}
