export const escrowAndOqood = {
  title: 'How escrow and Oqood protect an off-plan buyer',
  title_ar: 'كيف يحمي حساب الضمان و«عقود» المشتري على الخارطة؟',
  author: 'Mariam Al Suwaidi',
  author_ar: 'مريم السويدي',
  seoTitle: 'Escrow, Oqood and off-plan protection in Dubai',
  seoTitle_ar: 'حساب الضمان و«عقود» وحماية المشتري على الخارطة في دبي',
  photo: 'construction-site-cranes.jpg',
  date: '2026-04-07',
  body: `Buying a home that does not exist yet is an act of trust, and Dubai has spent almost twenty years turning trust into procedure. Two words matter most: escrow, which guards the money, and Oqood, which records your right.
## Escrow
Law No. 8 of 2007 requires a developer who sells off-plan to open an account for the project with an approved bank. Buyers pay into that account and nowhere else. The bank releases the money in step with the work on site, as certified by consultants, and only for that project.
Part of the money, five per cent under the law, is held back for a year after completion, so that there is something to call on while defects appear.
**Pay only to the escrow account named in your sale agreement. Not to an agent, not to a sister company, not in cash.
You can check the account. The project’s page in the Dubai REST app shows the registered developer, the escrow bank, the percentage complete and dated photographs. If the project is not there, it is not yet registered, and nobody should be taking reservations.
## Oqood
Law No. 13 of 2008 created the interim register for homes that are still being built. A sale that is not entered in it has no legal effect. The developer registers the sale, you pay the 4 % fee, and you receive a certificate with the unit, the price and your name. When the building is finished the entry becomes a title deed.
Until then the certificate is what you own. If you sell before completion, the developer issues a no-objection certificate, commonly after a minimum share of the price has been paid, and the register changes the name.
## If the buyer stops paying
The same law, as amended, says what a developer may do, and the answer depends on how far the building has risen. The Land Department first gives the buyer notice, with thirty days to put things right. After that the developer may keep a share of the price, larger for a nearly finished building than for a hole in the ground. It is a procedure, not a threat in a letter. Take advice if you receive one.
## If the developer stops building
RERA can appoint another developer or cancel the project. On cancellation the escrow account is used to repay buyers. This has happened, and buyers have waited years for the result. The law limits the damage; it does not undo it. The best protection is still a developer with a record.
## Six papers before you sign
The project’s registration number. The escrow account. The sale and purchase agreement in full, not a summary. The floor plan with dimensions, attached and initialled. The payment plan with dates or stages. The clause that says what happens if handover is late, and by how much it may be late before you can leave.
## What we look at
We visit the developer’s last three buildings and talk to somebody in the lift. We ask when the handovers were promised and when they came. And we read the clause about the area: most agreements let the final size differ a little from the drawing, and a good one says what is paid in either direction.
It takes us about a week. The tower will take three years, so the week is well spent.`,
  body_ar: `شراء منزل لم يوجد بعد ضرب من الثقة، وقد أمضت دبي قرابة عشرين عامًا في تحويل الثقة إلى إجراءات. وكلمتان هما الأهم: حساب الضمان الذي يحفظ المال، و«عقود» الذي يسجّل حقك.
## حساب الضمان
يُلزم القانون رقم 8 لسنة 2007 كل مطوّر يبيع على الخارطة بأن يفتح للمشروع حسابًا لدى مصرف معتمد. ويدفع المشترون في هذا الحساب دون سواه. ويصرف المصرف المال بحسب تقدم العمل في الموقع كما يشهد به الاستشاريون، ولهذا المشروع وحده.
ويُحتجز جزء من المال، نسبته خمسة في المئة بموجب القانون، سنة بعد الإنجاز، ليكون هناك ما يُرجع إليه إذا ظهرت العيوب.
**لا تدفع إلا في حساب الضمان المذكور في اتفاقية البيع. لا لوسيط، ولا لشركة شقيقة، ولا نقدًا.
ويمكنك التحقق من الحساب. فصفحة المشروع في تطبيق «دبي ريست» تعرض المطوّر المسجّل ومصرف الضمان ونسبة الإنجاز وصورًا مؤرخة. وإذا لم تجد المشروع فيه فهو غير مسجّل بعد، ولا ينبغي لأحد أن يقبل حجوزات فيه.
## «عقود»
أنشأ القانون رقم 13 لسنة 2008 السجل المبدئي للمنازل قيد الإنشاء. والبيع الذي لا يُقيَّد فيه لا أثر له قانونًا. يسجّل المطوّر البيع، وتدفع الرسوم البالغة 4%، وتتسلم شهادة فيها الوحدة والسعر واسمك. وحين يكتمل المبنى يصبح القيد سند ملكية.
وإلى ذلك الحين فالشهادة هي ما تملكه. وإذا بعت قبل الإنجاز أصدر المطوّر شهادة عدم ممانعة، غالبًا بعد سداد نسبة دنيا من السعر، ثم يُغيَّر الاسم في السجل.
## إذا توقف المشتري عن الدفع
يحدد القانون نفسه بتعديلاته ما يجوز للمطوّر أن يفعله، والجواب بحسب ما ارتفع من المبنى. تنذر دائرة الأراضي والأملاك المشتري أولًا، وتمهله ثلاثين يومًا ليصحح وضعه. وبعدها يجوز للمطوّر أن يحتفظ بنسبة من السعر، أكبر في مبنى أوشك على الاكتمال منها في حفرة في الأرض. وهذا إجراء قانوني لا تهديد في رسالة. فإذا وصلتك رسالة كهذه فاستشر مختصًا.
## إذا توقف المطوّر عن البناء
لمؤسسة التنظيم العقاري أن تعيّن مطوّرًا آخر أو تلغي المشروع. وعند الإلغاء يُستخدم حساب الضمان لرد أموال المشترين. وقد حدث هذا، وانتظر مشترون النتيجة سنوات. فالقانون يحدّ من الضرر ولا يمحوه. وتبقى أفضل حماية مطوّرًا له سجل.
## ست أوراق قبل أن توقّع
رقم تسجيل المشروع. وحساب الضمان. واتفاقية البيع والشراء كاملة لا ملخصها. والمخطط بأبعاده، مرفقًا وموقّعًا بالأحرف الأولى. وخطة الدفع بتواريخها أو مراحلها. والبند الذي يقول ما يحدث إذا تأخر التسليم، وكم يجوز أن يتأخر قبل أن يحق لك الانسحاب.
## ما ننظر فيه
نزور آخر ثلاثة مبانٍ للمطوّر ونتحدث إلى أحد سكانها في المصعد. ونسأل متى وُعد بالتسليم ومتى جاء. ونقرأ بند المساحة: فمعظم الاتفاقيات تسمح بأن تختلف المساحة النهائية قليلًا عن المخطط، والجيدة منها تذكر ما يُدفع في كلتا الحالتين.
يستغرق ذلك منا نحو أسبوع. والبرج يستغرق ثلاث سنوات، فالأسبوع في محله.`,
}
