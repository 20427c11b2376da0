export const readingATitleDeed = {
  title: 'Reading a title deed, line by line',
  title_ar: 'قراءة سند الملكية سطرًا سطرًا',
  author: 'Daniel Hartley',
  author_ar: 'دانيال هارتلي',
  seoTitle: 'How to read a Dubai title deed',
  seoTitle_ar: 'كيف تقرأ سند ملكية في دبي؟',
  photo: 'boardroom-skyline.jpg',
  date: '2026-09-08',
  body: `A Dubai title deed is one page long and worth ten minutes of anyone’s time. The plot number, the owner shares and the mortgage status are on it, and a mistake in any of them will stop a transfer on the day.
## What the document is
The deed is issued by the Dubai Land Department and records an entry in its register. These days it reaches you as an electronic file with a code that can be checked on the department’s website or in the Dubai REST app. The register is what counts; the page is a faithful copy of one moment in it.
For a home that is still being built there is no deed yet. The sale is entered in the interim register, known as Oqood, and the deed follows when the building is completed.
## The lines, in order
The property type comes near the top: flat, villa, land, office, shop. Check that it agrees with what you think you are buying. A hotel apartment has different running costs and different rules from a flat, and looks the same in photographs.
Community, plot number and, for a flat, building and unit number identify the place. The name on the tower may have changed since; the plot number does not.
**Compare the unit number with the door, and the parking numbers with the bays. We walk down and look.
The area is given in square metres. For flats it usually includes the balcony, and often a share of walls that you cannot use. Brochures and listings may use other measures. If the difference is more than a few per cent, ask for the survey drawing.
Then the owners, each with a share. Two names at fifty per cent each means two signatures, or a power of attorney that the trustee office will accept. If an owner has died, the court must issue its order before anything can be sold.
The mortgage line shows whether a bank has a charge over the property. It is no obstacle, but it changes the order of steps: the loan is settled and released before, or together with, the transfer.
## What is not on it
A deed does not tell you about unpaid service charges. The developer’s no-objection certificate does, which is why every sale needs one.
It does not tell you about a tenant. Ask for the Ejari contract and read the end date and the notice clause.
Nor does it list alterations. A wall removed without approval, or a room added on the roof, is a matter for the developer, the municipality and then the next owner. Ask for the approval papers before you admire the extra room.
## Names and spelling
The commonest cause of a wasted morning is a passport renewed since the purchase. The number on the register no longer matches the one on the counter. It is a small correction, but it takes a separate visit. Do it in the week that you list, not in the week that you sell.
Send us a copy of your deed and we will read it with you. There is no charge, and usually no surprise.`,
  body_ar: `سند الملكية في دبي صفحة واحدة تستحق عشر دقائق من وقت أي إنسان. ففيه رقم الأرض وحصص الملاك وحالة الرهن، وخطأ في أي منها يوقف نقل الملكية في يومه.
## ما هذه الوثيقة؟
تصدر السند دائرة الأراضي والأملاك في دبي، وهو يثبت قيدًا في سجلها. ويصلك اليوم ملفًا إلكترونيًا برمز يمكن التحقق منه في موقع الدائرة أو في تطبيق «دبي ريست». والعبرة بالسجل، أما الصفحة فنسخة أمينة من لحظة فيه.
ولا سند بعدُ لمنزل ما زال قيد الإنشاء. فالبيع يُقيَّد في السجل المبدئي المعروف باسم «عقود»، ويتبعه السند حين يكتمل المبنى.
## السطور بترتيبها
نوع العقار قرب أعلى الصفحة: شقة أو فيلا أو أرض أو مكتب أو محل. تحقق من أنه يوافق ما تظن أنك تشتريه. فللشقة الفندقية تكاليف وقواعد غير ما للشقة السكنية، وهما في الصور سواء.
ويحدد المكانَ اسمُ المنطقة ورقم الأرض، وللشقة رقم المبنى ورقم الوحدة. وقد يكون اسم البرج تغير بعدها، أما رقم الأرض فلا يتغير.
**قارن رقم الوحدة بالباب، وأرقام المواقف بالمواقف نفسها. نحن ننزل وننظر.
والمساحة بالمتر المربع. وتشمل في الشقق عادة الشرفة، وكثيرًا ما تشمل حصة من جدران لا تنتفع بها. وقد تستخدم الكتيّبات والإعلانات مقاييس أخرى. فإذا زاد الفرق على نسبة قليلة فاطلب مخطط المسح.
ثم الملاك، ولكل منهم حصة. واسمان لكل منهما خمسون في المئة يعنيان توقيعين، أو وكالة يقبلها مكتب أمين التسجيل. وإذا توفي أحد الملاك فعلى المحكمة أن تصدر أمرها قبل أن يُباع شيء.
ويبيّن سطر الرهن هل لمصرف حق على العقار. وليس هذا عائقًا، لكنه يغير ترتيب الخطوات: فالقرض يُسدَّد ويُفك الرهن قبل نقل الملكية أو معه.
## ما ليس فيه
لا يخبرك السند برسوم خدمات غير مدفوعة. وتخبرك بها شهادة عدم الممانعة من المطوّر، ولهذا يحتاج إليها كل بيع.
ولا يخبرك بمستأجر. فاطلب عقد «إيجاري» واقرأ تاريخ الانتهاء وبند الإشعار.
ولا يذكر التعديلات. فالجدار الذي أُزيل بلا موافقة، أو الغرفة التي أُضيفت على السطح، شأن بين المطوّر والبلدية ثم المالك التالي. فاطلب أوراق الموافقة قبل أن تعجبك الغرفة الإضافية.
## الأسماء وكتابتها
أكثر ما يضيع صباحًا جواز سفر جُدّد بعد الشراء. فالرقم في السجل لم يعد يطابق الرقم الذي على الطاولة. والتصحيح يسير، لكنه يحتاج إلى زيارة مستقلة. فأنجزه في الأسبوع الذي تعرض فيه المنزل، لا في الأسبوع الذي تبيعه فيه.
أرسل إلينا نسخة من سندك نقرؤها معك. بلا مقابل، وبلا مفاجآت في العادة.`,
}
