export const snagging = {
  title: 'Snagging: two hours that save a year of calls',
  title_ar: 'فحص العيوب: ساعتان توفران سنة من المكالمات',
  author: 'Daniel Hartley',
  author_ar: 'دانيال هارتلي',
  seoTitle: 'Snagging a new home in Dubai: a checklist',
  seoTitle_ar: 'فحص عيوب المنزل الجديد في دبي: قائمة مراجعة',
  photo: 'kitchen-island-marble.jpg',
  date: '2025-10-16',
  body: `A new home is a prototype that somebody asks you to sign for. Before you do, spend two hours with a torch, a roll of blue tape and a socket tester. Most of what you find is small; one thing usually is not.
## When to go
The developer sends a notice of completion and offers an appointment. Take it by daylight and not at the end of somebody’s working day. Ask for the power, the water and the cooling to be on. A home cannot be judged in the dark at thirty-five degrees.
You may bring a professional. For a flat the fee is modest and the report runs to sixty pages. Even so, go yourself: you will live with the doors.
## Water
Fill every basin, pull the plug and watch the trap underneath. Run the showers for ten minutes, then look at the ceiling of the room below, or ask the neighbour to. Pour a bucket on the balcony floor. Water should run to the drain and not to the bedroom.
**Balcony falls and shower waterproofing cause more disputes than everything else together.
## Air
Hold a tissue to each grille. Every room should push or pull. Set the thermostats to 22 and come back in an hour with a thermometer. In summer, look for drops at the ducts above the false ceiling, where there is a hatch. If there is no hatch, that is your first snag.
## Power
Try every socket with a tester that shows reversed wires. Switch on all the lights. Find the distribution board and see whether the labels are true. Photograph it; you will need the picture at night one day.
## Surfaces
Tap the tiles with a coin and listen for hollow ones. Open and close all doors, windows and drawers, twice. Look along the walls with the torch held flat against them. Mark what you find with tape, photograph it with the room in view, and number it. Leave scratches that you will cover with a wardrobe; a list of three hundred trifles hides the ten that count.
## Measure
Take the length and width of three rooms and compare them with the plan in your agreement. Count the parking bays and read their numbers.
## After the visit
Send the list in writing, in one file. Agree a date for a second visit and do not accept “before you move in” as a date. If the home is safe and usable you will usually take handover with the list open, since the completion payment has its own deadline. If it is not, say so in writing at once.
Under Law No. 6 of 2019 the developer answers for structural defects for ten years from the completion certificate, and for mechanical, electrical and plumbing installations for one year from handover. Put the anniversary of the second in your calendar, eleven months on, and walk through again. That is when joints have moved, paint has cracked and pumps have shown their character.
## Our own kit
A torch, tape, tester, thermometer, spirit level, marble, bucket, phone charger and a flask of tea. The marble is for the balcony. It always finds the low corner.`,
  body_ar: `المنزل الجديد نموذج أول يُطلب منك أن توقّع على تسلّمه. وقبل أن تفعل، أمضِ ساعتين مع مصباح يدوي وبكرة شريط أزرق وفاحص مقابس. معظم ما تجده صغير، وواحد منه في العادة ليس كذلك.
## متى تذهب؟
يرسل المطوّر إشعار الإنجاز ويعرض موعدًا. فاختره في ضوء النهار، لا في نهاية دوام الموظف. واطلب أن تكون الكهرباء والماء والتبريد موصولة. فلا يُحكم على منزل في الظلام عند خمس وثلاثين درجة.
ولك أن تحضر خبيرًا. فأجره للشقة معتدل، وتقريره يبلغ ستين صفحة. ومع ذلك اذهب بنفسك: فأنت من سيعيش مع الأبواب.
## الماء
املأ كل مغسلة، ثم ارفع السدادة وراقب المصرف من تحتها. وشغّل الدش عشر دقائق، ثم انظر إلى سقف الغرفة التي تحته، أو اطلب ذلك من الجار. وصبّ دلوًا على أرضية الشرفة. يجب أن يجري الماء إلى المصرف لا إلى غرفة النوم.
**ميل الشرفات وعزل الدش يسببان من الخلافات أكثر من كل ما عداهما.
## الهواء
قرّب منديلًا ورقيًا من كل فتحة. يجب أن تدفع كل غرفة الهواء أو تسحبه. واضبط منظّمات الحرارة على 22 وعد بعد ساعة ومعك مقياس حرارة. وفي الصيف ابحث عن قطرات على مجاري الهواء فوق السقف المستعار، من فتحة الصيانة. فإن لم تكن هناك فتحة فهذا أول عيب في قائمتك.
## الكهرباء
جرّب كل مقبس بفاحص يكشف الأسلاك المعكوسة. وأشعل المصابيح كلها. وابحث عن لوحة التوزيع وانظر هل تصدق ملصقاتها. وصوّرها، فستحتاج إلى الصورة في ليلة ما.
## الأسطح
اقرع البلاط بقطعة نقود وأصغِ إلى الأجوف منه. وافتح كل باب ونافذة ودرج وأغلقه مرتين. وانظر على امتداد الجدران والمصباح ملاصق لها. علّم ما تجده بالشريط، وصوّره بحيث تظهر الغرفة، ورقّمه. واترك خدوشًا ستغطيها بخزانة، فقائمة من ثلاثمئة ملاحظة صغيرة تخفي العشر المهمة.
## القياس
خذ طول ثلاث غرف وعرضها وقارنها بالمخطط في اتفاقيتك. وعُدّ المواقف واقرأ أرقامها.
## بعد الزيارة
أرسل القائمة مكتوبة في ملف واحد. واتفق على موعد لزيارة ثانية، ولا تقبل «قبل انتقالك» موعدًا. وإذا كان المنزل آمنًا وصالحًا للسكن فستتسلمه غالبًا والقائمة مفتوحة، لأن لدفعة الإنجاز موعدها. وإن لم يكن كذلك فقل ذلك كتابة على الفور.
وبموجب القانون رقم 6 لسنة 2019 يضمن المطوّر العيوب الإنشائية عشر سنوات من شهادة الإنجاز، والتركيبات الميكانيكية والكهربائية والصحية سنة من التسليم. فضع في تقويمك موعدًا بعد أحد عشر شهرًا، قبل أن تنتهي المدة الثانية، وأعد الجولة. ففي ذلك الحين تكون الفواصل قد تحركت، والدهان قد تشقق، والمضخات قد كشفت عن طباعها.
## حقيبتنا
مصباح يدوي وشريط وفاحص ومقياس حرارة وميزان تسوية وكرة زجاجية ودلو وشاحن هاتف وإبريق شاي حافظ للحرارة. والكرة للشرفة، فهي تجد الركن المنخفض دائمًا.`,
}
