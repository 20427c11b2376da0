export const whatAServiceChargePaysFor = {
  title: 'What a service charge actually pays for',
  title_ar: 'أين تذهب رسوم الخدمات فعلًا؟',
  author: 'Mariam Al Suwaidi',
  author_ar: 'مريم السويدي',
  seoTitle: 'Dubai service charges explained',
  seoTitle_ar: 'رسوم الخدمات في دبي: شرح واضح',
  photo: 'lobby-residential-tower.jpg',
  date: '2026-10-14',
  body: `Every tower in Dubai publishes a service charge per square metre, and almost no buyer reads what is inside it. Chilled water, lift contracts, façade cleaning and the sinking fund make up most of the bill, and two of the four can be checked before you make an offer.
## What is fixed, and what is not
The regulator, RERA, approves the charge each year, building by building, and publishes it in its service charge index. That figure covers the common parts: the lobby, the pool, the lifts, the staff who run them. It does not cover the cooling inside your own rooms, which in many towers arrives as a second bill from a second company.
Owners’ payments pass through the Land Department’s Mollak system, and the money sits in an account tied to the building. A manager cannot simply raise the figure because the year went badly. What a manager can do is spend less on the things you do not see.
**Ask for the last three approved budgets, not just the latest one.
A charge that falls for two years and then jumps usually means the sinking fund was raided to keep the number low. It is the most common reason a well-priced flat turns out to be an expensive one.
## Four lines to look for
Chilled water capacity is charged whether you are home or not. If the developer contracted for more cooling than the building needs, every owner pays for the difference for the life of the contract.
Lift contracts rise sharply after year ten. Ask when the cars and the control gear were last replaced, and whether the money for the next time has been put aside.
Façade cleaning depends on how many cradles the roof can hold. Curved towers cost more to wash than straight ones, and dusty corners of the city need it more often.
The sinking fund should be at least a tenth of the total. It pays for the pump that fails in year twelve and the lobby that looks tired in year fifteen. Without it, owners receive a special levy instead.
## How to compare two buildings
Put both charges on the same measure first. Some are quoted per square foot, some per square metre, and one square metre is 10.76 square feet. Then note whether cooling is inside or outside the figure. A tower at AED 180 with cooling included may be cheaper to live in than one at AED 140 without.
Next, divide the sinking fund’s balance by the building’s age. A fifteen-year-old tower with an empty fund is telling you something that its lobby will not.
## What we do
Before an offer we send a page with the charge for each of the last three years, the cooling arrangement and anything unusual in the accounts. It takes us a morning, and now and then it changes a client’s mind.
If you are looking at a particular building, send us its name. We keep the budgets for most towers along the creek and the canal and will read them with you.`,
  body_ar: `لكل برج في دبي رسوم خدمات معلنة للمتر المربع، ولا يكاد مشترٍ يقرأ ما فيها. فالمياه المبرّدة وعقود المصاعد وتنظيف الواجهات وصندوق الاحتياطي تشكّل معظم الفاتورة، ويمكن التحقق من اثنين من هذه الأربعة قبل أن تقدّم عرضك.
## ما هو ثابت وما ليس كذلك
تعتمد مؤسسة التنظيم العقاري الرسوم كل سنة، مبنى مبنى، وتنشرها في مؤشر رسوم الخدمات. ويغطي الرقم الأجزاء المشتركة: الردهة والمسبح والمصاعد ومن يشغّلونها. ولا يغطي التبريد داخل غرفك، وهو في أبراج كثيرة فاتورة ثانية من شركة ثانية.
وتمر مدفوعات الملاك عبر نظام «ملاك» في دائرة الأراضي والأملاك، وتُحفظ في حساب مرتبط بالمبنى. فلا يستطيع المدير أن يرفع الرقم لمجرد أن السنة كانت سيئة. وما يستطيعه هو أن ينفق أقل على ما لا تراه.
**اطلب آخر ثلاث ميزانيات معتمدة، لا الأخيرة وحدها.
فالرسوم التي تنخفض سنتين ثم تقفز تعني غالبًا أن صندوق الاحتياطي أُخذ منه ليبقى الرقم منخفضًا. وهذا أكثر الأسباب شيوعًا لأن تصبح شقة جيدة السعر شقة مكلفة.
## أربعة سطور تبحث عنها
سعة المياه المبرّدة تُحسب عليك سواء أكنت في البيت أم لم تكن. فإذا تعاقد المطوّر على تبريد يزيد على حاجة المبنى دفع كل مالك الفرق طوال مدة العقد.
وعقود المصاعد ترتفع بحدة بعد السنة العاشرة. اسأل متى استُبدلت الكبائن وأجهزة التحكم آخر مرة، وهل وُضع المال جانبًا للمرة التالية.
وتنظيف الواجهات يتوقف على عدد السقالات المعلقة التي يحملها السطح. وغسل الأبراج المنحنية أغلى من غسل المستقيمة، وأطراف المدينة المغبرة تحتاج إليه أكثر.
وينبغي ألا يقل صندوق الاحتياطي عن عُشر المجموع. فهو ثمن المضخة التي تتعطل في السنة الثانية عشرة، والردهة التي يبدو عليها التعب في الخامسة عشرة. ومن دونه يتلقى الملاك رسومًا استثنائية.
## كيف تقارن بين مبنيين؟
ضع الرسمين على مقياس واحد أولًا. فبعضها للقدم المربعة وبعضها للمتر المربع، والمتر المربع الواحد 10.76 قدم مربعة. ثم انظر هل التبريد داخل الرقم أم خارجه. فبرج رسومه 180 درهمًا مع التبريد قد يكون أرخص سكنًا من برج رسومه 140 درهمًا من دونه.
ثم اقسم رصيد صندوق الاحتياطي على عمر المبنى. فالبرج الذي عمره خمس عشرة سنة وصندوقه فارغ يخبرك بما لا تخبرك به ردهته.
## ما نفعله نحن
قبل أي عرض نرسل إليك صفحة فيها رسوم كل من السنوات الثلاث الأخيرة، وترتيب التبريد، وكل ما هو غير معتاد في الحسابات. تأخذ منا صباحًا، وتغير رأي عميل من حين إلى آخر.
إن كنت تنظر في مبنى بعينه فأرسل إلينا اسمه. فلدينا ميزانيات معظم الأبراج على الخور والقناة، ونقرؤها معك.`,
}
