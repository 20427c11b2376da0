export const offPlanOrReady = {
  title: 'Off-plan or ready: the costs over five years',
  title_ar: 'على الخارطة أم جاهز؟ التكاليف في خمس سنوات',
  author: 'Daniel Hartley',
  author_ar: 'دانيال هارتلي',
  seoTitle: 'Off-plan or ready property in Dubai: five-year costs',
  seoTitle_ar: 'على الخارطة أم جاهز في دبي: التكاليف في خمس سنوات',
  photo: 'twin-towers-offplan-golden.jpg',
  date: '2026-10-02',
  body: `An off-plan flat looks cheaper on the day you sign. Over five years the gap narrows, because the instalments, the handover fees and the months without rent all have a price of their own. We worked it through for a two-bedroom home on the creek.
## The same flat, twice
Take a ready two-bedroom at AED 2,900,000 and its twin in a tower due in three years at AED 2,600,000. The difference is AED 300,000, and most conversations stop there.
Both buyers pay the Land Department’s 4 % on the price: AED 116,000 for the ready flat, AED 104,000 for the other. The ready buyer usually pays an agent’s commission of about 2 % plus VAT and a trustee office fee. The off-plan buyer, dealing with the developer, usually pays no commission.
So far the off-plan buyer is ahead by more than AED 360,000. Now time begins to count.
## Three years of not living there
The ready flat earns rent or saves it from the first month. At AED 165,000 a year, less a service charge of AED 19,000 and a modest allowance for repairs, that is some AED 410,000 by the time the twin is handed over.
The off-plan buyer has paid only part of the price in those years, and the unpaid part can earn interest elsewhere. On a sixty-forty plan at four per cent we put that at AED 210,000. Set one against the other and the lead has shrunk to about AED 160,000.
**Count the rent you did not receive. It is the largest figure on the page and never in the brochure.
## Handover
The completed flat needs curtains, lights and often white goods. There are connection deposits for water, power and cooling, and a first service charge paid in advance. For a two-bedroom we allow AED 60,000.
Then there is delay. Towers in Dubai are commonly two or three quarters late, and every quarter costs another AED 35,000 of net rent. With two of them, what began as AED 360,000 is now AED 30,000.
## What the sum leaves out
Prices. If the market rises by a tenth in three years, the off-plan buyer gains on the whole price having paid for half of it. If it falls, the same arithmetic works in reverse, with a completion payment still to make. Financing matters as well: at the time of writing banks lend far less against an unfinished flat than against a finished one.
Nor does the sum value choice. Off-plan, you choose the floor, the corner and the finish. Ready, you can stand on the balcony at five in the afternoon and hear the road.
## Our rule of thumb
If you need a home or an income within two years, buy ready. If you can leave the money alone for five, and the developer has delivered three buildings you can visit, off-plan may repay your patience. If the reason is that the first instalment is small, think again: the last one is not.
We keep this comparison as a sheet and will fill it in for any two homes you name.`,
  body_ar: `تبدو الشقة على الخارطة أرخص يوم التوقيع. وعلى مدى خمس سنوات يضيق الفرق، لأن للأقساط ورسوم التسليم والأشهر التي تمر بلا إيجار ثمنًا هي أيضًا. وقد حسبنا ذلك لمنزل بغرفتي نوم على الخور.
## الشقة نفسها مرتين
خذ شقة جاهزة بغرفتين سعرها 2,900,000 درهم، وتوأمها في برج يُسلَّم بعد ثلاث سنوات بسعر 2,600,000 درهم. الفرق 300,000 درهم، وعنده تنتهي معظم الأحاديث.
يدفع كلا المشتريين رسوم دائرة الأراضي والأملاك، وهي 4% من السعر: 116,000 درهم للشقة الجاهزة و104,000 درهم للأخرى. ويدفع مشتري الجاهزة عادة عمولة وسيط تبلغ نحو 2% مع ضريبة القيمة المضافة، ورسوم مكتب أمين التسجيل. أما المشتري على الخارطة فيتعامل مع المطوّر ولا يدفع عمولة في العادة.
فالمشتري على الخارطة متقدم حتى الآن بأكثر من 360,000 درهم. ثم يبدأ حساب الوقت.
## ثلاث سنوات من دون سكن
تدرّ الشقة الجاهزة إيجارًا، أو توفره، من الشهر الأول. وبإيجار 165,000 درهم في السنة، بعد خصم رسوم خدمات تبلغ 19,000 درهم ومخصص متواضع للصيانة، يبلغ ذلك نحو 410,000 درهم حين يُسلَّم التوأم.
ولم يدفع المشتري على الخارطة في تلك السنوات إلا جزءًا من السعر، ويمكن للجزء غير المدفوع أن يدرّ فائدة في مكان آخر. وفي خطة ستين وأربعين، بفائدة أربعة في المئة، نقدّر ذلك بمبلغ 210,000 درهم. فإذا قابلت هذا بذاك انكمش التقدم إلى نحو 160,000 درهم.
**احسب الإيجار الذي لم تقبضه. إنه أكبر رقم في الصفحة، ولا تجده في الكتيّب أبدًا.
## التسليم
تحتاج الشقة المكتملة إلى ستائر وإنارة، وكثيرًا ما تحتاج إلى أجهزة منزلية. وهناك تأمينات التوصيل للماء والكهرباء والتبريد، ورسوم خدمات أولى تُدفع مقدمًا. ونخصص لذلك 60,000 درهم لشقة بغرفتين.
ثم التأخير. فالأبراج في دبي تتأخر عادة ربعين من السنة أو ثلاثة، وكل ربع يكلّف 35,000 درهم أخرى من صافي الإيجار. ومع ربعين ينكمش ما بدأ بمبلغ 360,000 درهم إلى 30,000 درهم.
## ما لا يشمله الحساب
الأسعار. فإذا ارتفعت السوق بمقدار العُشر في ثلاث سنوات ربح المشتري على الخارطة من السعر كله ولم يدفع إلا نحو نصفه. وإذا انخفضت انعكس الحساب، والدفعة الأخيرة ما زالت أمامه. وللتمويل شأنه أيضًا: فوقت كتابة هذه السطور تقرض المصارف مقابل شقة غير مكتملة أقل بكثير مما تقرض مقابل شقة مكتملة.
ولا يقدّر الحساب ثمن الاختيار. فعلى الخارطة تختار الطابق والركن والتشطيب. وفي الجاهز تقف على الشرفة في الخامسة عصرًا وتسمع الطريق.
## قاعدتنا
إن كنت تحتاج إلى سكن أو دخل خلال سنتين فاشترِ جاهزًا. وإن كان في وسعك أن تترك المال خمس سنوات، وكان المطوّر قد سلّم ثلاثة مبانٍ تستطيع زيارتها، فقد يكافئ الشراء على الخارطة صبرك. أما إن كان السبب أن القسط الأول صغير ففكر مرة أخرى: فالأخير ليس كذلك.
هذه المقارنة محفوظة لدينا في جدول، ونملؤه لك لأي منزلين تسميهما.`,
}
