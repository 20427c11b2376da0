export const retiringInDubai = {
  title: 'Retiring in Dubai: the residence visa at 55',
  title_ar: 'التقاعد في دبي: الإقامة في سن 55',
  author: 'Mariam Al Suwaidi',
  author_ar: 'مريم السويدي',
  seoTitle: 'Residence visa for retirees in Dubai: what to prepare',
  seoTitle_ar: 'إقامة المتقاعدين في دبي: ما الذي تعدّه؟',
  photo: 'beachfront-mansion-exterior.jpg',
  date: '2026-06-28',
  body: `Expats aged 55 and above who have spent more than ten years in Dubai can apply for a residence visa. For people who came for three years and stayed for twenty, it answers the question that used to end every farewell dinner: what happens when the job does?
## Why it matters
Residence in the Emirates has long been tied to an employer, a company or a spouse. When the work ended, so did the right to stay. A retirement visa breaks that link. It lets someone who has made a life here keep it, with the same doctor, the same friends and the same view.
The visa is issued for a fixed period and may be renewed as long as its conditions are still met.
## What is usually asked
Age is the first condition. Beyond that, applicants show that they can support themselves: by income, by savings, by property, or by a combination of these. The thresholds have been revised more than once since the scheme began, and different authorities publish slightly different lists.
**Check the current conditions with the General Directorate of Residency and Foreigners Affairs in Dubai before you sell, buy or resign from anything.
Health insurance is required. Costs rise with age and not all insurers take new members above a certain one, so ask for a quotation early. For many couples this, not the property, decides the budget.
## Where a home comes in
Property can count towards the conditions. It generally has to be registered in your own name, completed, and worth at least the sum in force at the time. A mortgaged home may count for the part that you have paid; a home bought off-plan may not count yet. Couples who own jointly should ask how the value is divided.
We prepare three papers for clients who apply: a copy of the title deed, a recent valuation where one is needed, and a statement from the bank if there is a loan. The rest is between you and the authority, or a licensed typing centre.
## Choosing a home for the next twenty years
Buy for the knees you will have. We look for step-free showers, a lift with a standby, a bedroom on the entrance level and a place to sit between the car and the door. A clinic within ten minutes is worth more than a gym downstairs.
Think about running costs as well as price. A villa with a garden and a pool can cost AED 60,000 to 90,000 a year to keep, before anything breaks. Many of our clients move from four bedrooms to two, in a building with people they can call on.
## Wills and the rest of the family
Register a will. Without one, an estate in the Emirates follows default rules that may not be what you intend, and a house can stay frozen while a court decides. The DIFC Courts and other registries offer services for people who are not Muslim; a lawyer will tell you which fits.
We are estate agents, not immigration advisers, and this page is an introduction. But we have helped a good number of clients to arrange the housing side of it. Bring your questions, and ten years of tenancy contracts if you have kept them.`,
  body_ar: `يستطيع الوافد الذي بلغ 55 عامًا فأكثر وأمضى في دبي أكثر من عشر سنوات أن يتقدم بطلب إقامة. ولمن جاء لثلاث سنوات فبقي عشرين، هذا جواب عن السؤال الذي كان يُختم به كل عشاء وداع: ماذا بعد أن تنتهي الوظيفة؟
## لماذا يهم؟
طالما ارتبطت الإقامة في الإمارات بجهة عمل أو شركة أو زوج. فإذا انتهى العمل انتهى حق البقاء. وإقامة التقاعد تفك هذا الرباط. فهي تتيح لمن بنى حياته هنا أن يحتفظ بها، مع الطبيب نفسه والأصدقاء أنفسهم والإطلالة نفسها.
وتصدر الإقامة لمدة محددة، وتُجدَّد ما دامت شروطها قائمة.
## ما يُطلب عادة
العمر أول الشروط. ثم يثبت مقدم الطلب أنه قادر على إعالة نفسه: بدخل، أو مدخرات، أو عقار، أو بجمع بينها. وقد عُدّلت الحدود أكثر من مرة منذ بدء البرنامج، وتنشر الجهات المختلفة قوائم بينها فروق يسيرة.
**تحقق من الشروط السارية لدى الإدارة العامة للإقامة وشؤون الأجانب في دبي قبل أن تبيع أو تشتري أو تستقيل من أي شيء.
والتأمين الصحي مطلوب. وكلفته ترتفع مع العمر، ولا تقبل كل شركات التأمين أعضاء جددًا بعد سن معينة، فاطلب عرض سعر مبكرًا. وعند كثير من الأزواج هذا هو ما يقرر الميزانية، لا العقار.
## أين يدخل المنزل؟
يمكن أن يُحتسب العقار ضمن الشروط. ويجب عمومًا أن يكون مسجّلًا باسمك، ومكتملًا، ولا تقل قيمته عن المبلغ المعمول به حينها. وقد يُحتسب من المنزل المرهون ما دفعته منه، وقد لا يُحتسب بعدُ المنزل على الخارطة. وعلى الزوجين المالكين معًا أن يسألا كيف تُقسم القيمة.
ونحن نعدّ لمن يتقدم من عملائنا ثلاث أوراق: نسخة من سند الملكية، وتقييمًا حديثًا حيث يلزم، وكشفًا من المصرف إن كان هناك قرض. والباقي بينك وبين الجهة المختصة، أو مركز طباعة مرخّص.
## اختيار منزل للعشرين سنة القادمة
اختر ما يناسب ركبتيك غدًا لا اليوم. نبحث عن دش بلا عتبة، ومصعد له بديل، وغرفة نوم في طابق المدخل، ومكان للجلوس بين السيارة والباب. وعيادة على بعد عشر دقائق أثمن من صالة رياضية في الأسفل.
وفكر في تكاليف التشغيل كما تفكر في السعر. ففيلا بحديقة ومسبح قد تكلّف من 60,000 إلى 90,000 درهم في السنة، قبل أن يتعطل شيء. وينتقل كثير من عملائنا من أربع غرف نوم إلى اثنتين، في مبنى فيه من يلجؤون إليه.
## الوصايا وبقية الأسرة
سجّل وصية. فمن دونها تخضع التركة في الإمارات لقواعد عامة قد لا تكون ما تريده، وقد يبقى البيت مجمّدًا حتى تحكم المحكمة. وتقدم محاكم مركز دبي المالي العالمي وسجلات أخرى خدماتها لغير المسلمين، والمحامي يخبرك أيها يناسبك.
نحن وسطاء عقاريون لا مستشارو هجرة، وهذه الصفحة مقدمة. لكننا ساعدنا عددًا طيبًا من عملائنا في ترتيب جانب السكن. فأحضر أسئلتك، وعقود إيجار عشر سنوات إن كنت قد احتفظت بها.`,
}
