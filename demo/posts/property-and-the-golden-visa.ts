export const propertyAndTheGoldenVisa = {
  title: 'Property and the golden visa, in careful words',
  title_ar: 'العقار والإقامة الذهبية، بكلام متأنٍّ',
  author: 'Daniel Hartley',
  author_ar: 'دانيال هارتلي',
  seoTitle: 'Property and the UAE golden visa: what to check first',
  seoTitle_ar: 'العقار والإقامة الذهبية في الإمارات: ما تتحقق منه أولًا',
  photo: 'hero-skyline-dusk.jpg',
  date: '2024-06-11',
  body: `Few subjects in Dubai produce more confident advice than the golden visa, and few rules have been amended as often. Here is what a buyer can sensibly plan on, and what should be checked on the day.
## What it is
The golden visa is a long-term residence permit, issued for ten years in the property category and renewable while its conditions are met. The holder needs no employer as sponsor, may sponsor family members and, unlike ordinary residents, may stay outside the country for more than six months without losing it.
It is residence, not citizenship. It carries no promise about tax in another country, which will have its own view of where you live.
## The property route
At the time of writing an owner qualifies with property in Dubai worth at least AED 2 million. More than one home may be counted together. The value is normally the purchase price shown on the title deed, or a valuation that the Land Department accepts.
**Before you buy a home for the sake of a visa, have the conditions confirmed in writing by the Land Department or the immigration directorate.
Mortgaged homes have been accepted with a letter from the bank, off-plan homes from approved developers likewise. The details, such as how much must have been paid, have moved several times. What a colleague was asked last year is not evidence.
## Couples and shares
If two people own a home together, each share is looked at separately. A home at AED 3 million held in equal parts may give neither of them the full threshold. Married couples can sometimes combine, with an attested marriage certificate. Decide how to register before the transfer: changing shares afterwards means another visit, and usually another fee.
## The two-year permit
There is also an ordinary investor’s permit for owners of a completed home of lower value, renewed every two years. It asks less and gives less. For people who already have residence through work, neither may be needed until retirement, and for those aged 55 and above there is a separate route.
## Steps and costs
Applications are made through the Land Department’s service centre or the immigration directorate. You will need passport, photographs, title deed, health insurance and a medical test taken in the country. Allow two to four weeks. Fees for the permit, the test and the identity card together come to several thousand dirhams for each person.
## Selling later
The permit rests on the property. If you sell and do not replace it, the ground is gone, whatever date is printed on the card. Tell us when you list, so that the next purchase can follow without a gap.
## What we advise
Choose the home as if there were no visa. A flat that is wrong at AED 1.8 million is not put right by paying AED 2 million for it, and there are buildings that seem to be priced for the threshold and for nothing else. If the right home happens to qualify, good.
We will give you the addresses and the list of papers. For a decision that moves a family, speak to a licensed adviser as well.`,
  body_ar: `قلّما يكثر الكلام الواثق في دبي عن شيء كما يكثر عن الإقامة الذهبية، وقلّما عُدّلت قواعد كما عُدّلت قواعدها. وهذا ما يمكن للمشتري أن يبني عليه باطمئنان، وما ينبغي التحقق منه في يومه.
## ما هي؟
الإقامة الذهبية إقامة طويلة الأمد، تُمنح لعشر سنوات في فئة العقار وتُجدَّد ما دامت شروطها قائمة. لا يحتاج حاملها إلى جهة عمل تكفله، وله أن يستقدم أفراد أسرته، وأن يبقى خارج الدولة أكثر من ستة أشهر من دون أن يفقدها، خلافًا للإقامة العادية.
وهي إقامة لا جنسية. ولا تعد بشيء في شأن الضريبة في بلد آخر، فلذلك البلد رأيه في مكان إقامتك.
## طريق العقار
وقت كتابة هذه السطور يستحقها من يملك في دبي عقارًا لا تقل قيمته عن 2 مليون درهم. ويجوز جمع أكثر من منزل. والقيمة عادة هي سعر الشراء المبيّن في سند الملكية، أو تقييم تقبله دائرة الأراضي والأملاك.
**قبل أن تشتري منزلًا من أجل الإقامة، اطلب تأكيدًا مكتوبًا للشروط من دائرة الأراضي والأملاك أو من إدارة الإقامة.
وقد قُبلت المنازل المرهونة بخطاب من المصرف، وكذلك المنازل على الخارطة من مطوّرين معتمدين. أما التفاصيل، كالمقدار الذي يجب أن يكون مدفوعًا، فتغيرت مرات. وما طُلب من زميل لك في العام الماضي ليس دليلًا.
## الأزواج والحصص
إذا ملك شخصان منزلًا نُظر في حصة كل منهما على حدة. فمنزل بقيمة 3 ملايين درهم مناصفة قد لا يبلغ بأي منهما الحد كاملًا. وقد يجوز للزوجين أن يجمعا حصتيهما بشهادة زواج مصدّقة. فقرّر كيف تسجّل قبل نقل الملكية: فتغيير الحصص بعده يعني زيارة أخرى، ورسومًا أخرى في العادة.
## إقامة السنتين
هناك أيضًا إقامة مستثمر عادية لمالك منزل مكتمل بقيمة أقل، تُجدَّد كل سنتين. تطلب أقل وتمنح أقل. ومن كانت له إقامة عمل فقد لا يحتاج إلى أي منهما حتى التقاعد، ولمن بلغ 55 عامًا فأكثر طريق مستقل.
## الخطوات والتكاليف
يُقدَّم الطلب عن طريق مركز الخدمة في دائرة الأراضي والأملاك أو إدارة الإقامة. وتحتاج إلى جواز السفر وصور شخصية وسند الملكية وتأمين صحي وفحص طبي يُجرى في الدولة. واحسب من أسبوعين إلى أربعة. وتبلغ رسوم الإقامة والفحص وبطاقة الهوية معًا بضعة آلاف من الدراهم لكل شخص.
## إذا بعت لاحقًا
الإقامة قائمة على العقار. فإن بعته ولم تستبدله زال سببها، أيًّا كان التاريخ المطبوع على البطاقة. أخبرنا حين تعرضه للبيع، كي يتبعه الشراء التالي بلا انقطاع.
## نصيحتنا
اختر المنزل كأن لا إقامة هناك. فالشقة التي لا تناسبك بسعر 1.8 مليون درهم لا يصلحها أن تدفع فيها 2 مليون درهم، وهناك مبانٍ تبدو مسعّرة من أجل هذا الحد وحده. وإن صادف أن استوفى المنزل المناسب الشرط فذلك حسن.
نعطيك العناوين وقائمة الأوراق. وفي قرار تنتقل به أسرة، استشر مستشارًا مرخّصًا أيضًا.`,
}
