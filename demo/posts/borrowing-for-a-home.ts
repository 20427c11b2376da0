export const borrowingForAHome = {
  title: 'Borrowing for a Dubai home: what the bank asks',
  title_ar: 'تمويل منزل في دبي: ما الذي يطلبه المصرف؟',
  author: 'Mariam Al Suwaidi',
  author_ar: 'مريم السويدي',
  seoTitle: 'Mortgages in Dubai for residents and non-residents',
  seoTitle_ar: 'التمويل العقاري في دبي للمقيمين وغير المقيمين',
  photo: 'living-room-city-view.jpg',
  date: '2025-12-09',
  body: `A mortgage in Dubai is less mysterious than it sounds. The Central Bank sets the limits, the bank sets the rate, and three months of bank statements settle most of the rest. What surprises people is how much cash they need beside it.
## How much a bank may lend
The Central Bank’s rules set the ceiling. At the time of writing an expatriate resident buying a first home may borrow up to 80 % of its value where that is AED 5 million or less, and up to 70 % above. UAE nationals may borrow five points more. For a second home or an investment the ceiling is 60 % for expatriates, and for a home bought off-plan it is 50 %, whoever buys.
Non-residents are lent to as well, usually somewhat less and by fewer banks.
**Value means the lower of the price and the bank’s own valuation.
If the valuer comes in under the price, the difference is yours to find. It happens most in rising markets and for houses that have been altered.
## How much you may owe
All your monthly debts together, the new loan included, may not take more than half of your income. Credit card limits count, even unused ones. Cancel those you do not need three months before you apply, and keep the closing letters.
The longest term is 25 years. The last instalment generally falls due before an employee is 65, or a little later for the self-employed, so a borrower of fifty has about fifteen years.
## The cash beside the loan
Add the deposit to the costs. The Land Department’s fee is 4 % of the price and mortgage registration 0.25 % of the loan. Then come the agent’s commission, the trustee’s fee, the valuation, and the bank’s arrangement fee, often up to one per cent. Since early 2025 banks have been told not to lend for the transfer fee and the commission. For a first home at AED 3 million, plan on about 27 % in cash.
## Fixed or variable
Most loans are fixed for two to five years and then follow EIBOR, the local interbank rate, plus a margin. Ask three questions. What is the margin after the fixed years? What does it cost to repay early? By rule this is capped for home loans, at 1 % of the balance or AED 10,000, whichever is less. And is life insurance compulsory with that bank’s own provider?
A low first rate with a high margin is a long loan dressed as a short one.
## Papers to collect
Passport, visa and Emirates ID. A salary certificate. Six months of bank statements. Your credit report from Al Etihad Credit Bureau, which you can order yourself and should read first. The self-employed add two years of audited accounts and the trade licence.
## Order of events
Pre-approval takes about a week and lasts two to three months. Get it before viewing in earnest. After Form F is signed, the valuation, the final offer and the transfer follow in four to five weeks. If the seller has a loan too, allow six.
We do not arrange mortgages and take no fee from those who do. We will tell you which two or three brokers answer their telephones.`,
  body_ar: `التمويل العقاري في دبي أقل غموضًا مما يبدو. فالمصرف المركزي يضع الحدود، والمصرف يحدد الفائدة، وكشوف حساب ثلاثة أشهر تحسم معظم الباقي. وما يفاجئ الناس هو مقدار النقد الذي يحتاجون إليه إلى جانب القرض.
## كم يقرض المصرف؟
تضع قواعد المصرف المركزي السقف. ووقت كتابة هذه السطور يستطيع المقيم الذي يشتري منزله الأول أن يقترض حتى 80% من قيمته إذا كانت 5 ملايين درهم أو أقل، وحتى 70% إذا زادت. وللمواطن الإماراتي خمس نقاط إضافية. أما المنزل الثاني أو الاستثماري فسقفه 60% للمقيم، والمنزل على الخارطة 50% أيًّا كان المشتري.
ويحصل غير المقيمين على قروض أيضًا، غالبًا بنسبة أقل ومن مصارف أقل عددًا.
**القيمة هي الأدنى من اثنين: السعر، وتقييم المصرف.
فإذا جاء التقييم دون السعر فعليك أن تدبّر الفرق. ويكثر هذا حين ترتفع السوق، وفي البيوت التي أُدخلت عليها تعديلات.
## كم يجوز أن تكون مدينًا؟
لا يجوز أن تتجاوز أقساط ديونك الشهرية كلها، ومنها القرض الجديد، نصف دخلك. وتُحتسب حدود بطاقات الائتمان حتى إن لم تستخدمها. فألغِ ما لا تحتاج إليه منها قبل التقديم بثلاثة أشهر، واحتفظ بخطابات الإغلاق.
وأطول مدة 25 سنة. ويستحق القسط الأخير عمومًا قبل أن يبلغ الموظف سن 65، أو بعدها بقليل لأصحاب الأعمال الحرة، فأمام المقترض في الخمسين نحو خمس عشرة سنة.
## النقد إلى جانب القرض
أضف التكاليف إلى الدفعة الأولى. رسوم دائرة الأراضي والأملاك 4% من السعر، وتسجيل الرهن 0.25% من القرض. ثم عمولة الوسيط، ورسوم أمين التسجيل، والتقييم، ورسوم المصرف لترتيب القرض، وتصل غالبًا إلى واحد في المئة. ومنذ مطلع عام 2025 لا يجوز للمصارف أن تموّل رسوم نقل الملكية والعمولة. فلمنزل أول سعره 3 ملايين درهم، احسب نحو 27% نقدًا.
## ثابتة أم متغيرة؟
معظم القروض ثابتة الفائدة من سنتين إلى خمس، ثم تتبع «إيبور»، وهو سعر الفائدة بين المصارف المحلية، مضافًا إليه هامش. اطرح ثلاثة أسئلة. كم الهامش بعد السنوات الثابتة؟ وكم يكلّف السداد المبكر؟ وله سقف نظامي في قروض المنازل هو 1% من الرصيد أو 10,000 درهم، أيهما أقل. وهل التأمين على الحياة لدى شركة المصرف نفسه إلزامي؟
فالفائدة الأولى المنخفضة مع هامش مرتفع قرض طويل في ثوب قرض قصير.
## أوراق تجمعها
جواز السفر والإقامة والهوية الإماراتية. وشهادة راتب. وكشوف حساب ستة أشهر. وتقريرك الائتماني من الاتحاد للمعلومات الائتمانية، ويمكنك أن تطلبه بنفسك، ويحسن أن تقرأه أولًا. ويضيف أصحاب الأعمال الحرة حسابات مدققة عن سنتين والرخصة التجارية.
## ترتيب الخطوات
تستغرق الموافقة المبدئية نحو أسبوع، وتسري من شهرين إلى ثلاثة. فاحصل عليها قبل أن تعاين بجدية. وبعد توقيع النموذج F يأتي التقييم والعرض النهائي ونقل الملكية خلال أربعة أسابيع إلى خمسة. وإذا كان على البائع قرض أيضًا فاحسب ستة.
نحن لا نرتب القروض ولا نتقاضى أجرًا ممن يرتبها. لكننا ندلك على وسيطين أو ثلاثة يردّون على هواتفهم.`,
}
