export const fromOfferToTitleDeed = {
  title: 'From offer to title deed in eight steps',
  title_ar: 'من العرض إلى سند الملكية في ثماني خطوات',
  author: 'Daniel Hartley',
  author_ar: 'دانيال هارتلي',
  seoTitle: 'Buying property in Dubai: the process step by step',
  seoTitle_ar: 'شراء عقار في دبي خطوة بخطوة',
  photo: 'keys-and-house-model.jpg',
  date: '2026-05-19',
  body: `Buying a finished home in Dubai takes four to eight weeks from handshake to keys, and the order of the steps hardly varies. Knowing it in advance is the difference between a calm month and a costly one.
## 1. Sign with an agent
Form B sets out what a buyer’s agent will do and what it costs. The seller signs Form A with theirs. Both are RERA’s own forms. Ask to see the agent’s broker card and, for any advertised home, the Trakheesi permit number: an advertisement without one should not exist.
## 2. Arrange the money
If you borrow, have the bank’s pre-approval before you offer. If you do not, have the funds somewhere from which they can be moved. Sellers choose the buyer who is ready over the buyer who offers one per cent more.
## 3. Offer
We put it in writing, with a date for completion and a list of what stays. Then we wait. A good offer rarely needs a second paragraph.
## 4. Form F
Form F, often called the MOU, is the contract of sale. It names the price, the date, who pays which fee and what happens if somebody withdraws. The buyer leaves a deposit, usually a cheque for ten per cent held in safe keeping and not cashed.
**Read the clause on default before you sign, not after.
## 5. The bank’s valuation
A lender sends a valuer and then issues a final offer. If the seller has a mortgage, their bank prepares a liability letter with the sum that releases it. This is the slowest step and the one worth chasing.
## 6. The developer’s no-objection certificate
The NOC confirms that service charges are paid and that the developer has no claim. Seller and buyer, or their representatives, apply together. The fee varies from one developer to another, and the certificate is valid for a limited time, so it is timed to the transfer.
## 7. The trustee office
Transfers take place at a registration trustee’s office licensed by the Land Department. Everyone brings originals: passports, Emirates IDs, Form F, the NOC and manager’s cheques. The officer checks each against the register. With no mortgage on either side it takes about an hour.
The Land Department’s transfer fee is 4 % of the price. Law shares it between the parties unless they agree otherwise, and in practice the buyer usually pays. Add the trustee’s fee, a small sum for the deed itself, the agent’s commission with VAT and, if you borrow, 0.25 % of the loan to register the mortgage. We set them out to the dirham a week before.
## 8. Keys
The new title deed arrives electronically before you leave the building, or soon after. The seller hands over keys, access cards and parking remotes. The same day we read the meters, open the water and power account, and tell the building’s management who lives there now.
## What goes wrong
Rarely anything dramatic. A passport that was renewed, a cheque made out to the wrong name, a tenant nobody mentioned, a NOC that expired on a Thursday. Each costs days. We keep a list of forty such things and go through it with you twice.`,
  body_ar: `يستغرق شراء منزل جاهز في دبي من أربعة أسابيع إلى ثمانية، من المصافحة إلى المفاتيح، ولا يكاد ترتيب الخطوات يتغير. ومعرفته سلفًا هي الفرق بين شهر هادئ وشهر مكلف.
## 1. وقّع مع وسيط
يبيّن النموذج B ما يفعله وسيط المشتري وكم يكلّف. ويوقّع البائع النموذج A مع وسيطه. وكلاهما من نماذج مؤسسة التنظيم العقاري. اطلب أن ترى بطاقة الوسيط، ولكل منزل معلن رقم تصريح «تراخيصي»: فالإعلان الذي لا تصريح له لا ينبغي أن يوجد.
## 2. رتّب المال
إن كنت ستقترض فاحصل على موافقة المصرف المبدئية قبل أن تقدّم عرضك. وإن لم تكن فليكن المال حيث يمكن تحويله. فالبائع يفضّل المشتري الجاهز على من يزيد واحدًا في المئة.
## 3. قدّم العرض
نكتبه مع تاريخ لنقل الملكية وقائمة بما يبقى في المنزل. ثم ننتظر. والعرض الجيد قلّما يحتاج إلى فقرة ثانية.
## 4. النموذج F
النموذج F، ويُسمّى كثيرًا مذكرة التفاهم، هو عقد البيع. يذكر السعر والتاريخ ومن يدفع أي رسم وما يحدث إذا انسحب أحد الطرفين. ويترك المشتري عربونًا، وهو عادة شيك بعشرة في المئة يُحفظ أمانة ولا يُصرف.
**اقرأ بند الإخلال قبل أن توقّع، لا بعده.
## 5. تقييم المصرف
يرسل المصرف المموّل مقيّمًا ثم يصدر عرضًا نهائيًا. وإذا كان على البائع رهن أعدّ مصرفه خطاب مديونية بالمبلغ الذي يفكه. وهذه أبطأ الخطوات، وأحقها بالمتابعة.
## 6. شهادة عدم الممانعة من المطوّر
تؤكد الشهادة أن رسوم الخدمات مدفوعة وأن المطوّر لا مطالبة له. ويطلبها البائع والمشتري معًا، أو من يمثلهما. وتختلف رسومها من مطوّر إلى آخر، وهي صالحة مدة محدودة، فيُضبط توقيتها على موعد نقل الملكية.
## 7. مكتب أمين التسجيل
تُنقل الملكية في مكتب أمين تسجيل مرخّص من دائرة الأراضي والأملاك. يحضر كل طرف الأصول: جوازات السفر والهويات الإماراتية والنموذج F وشهادة عدم الممانعة والشيكات المصرفية. ويطابق الموظف كلًّا منها مع السجل. وإذا لم يكن على أي طرف رهن استغرق ذلك نحو ساعة.
رسوم نقل الملكية لدائرة الأراضي والأملاك 4% من السعر. ويقسمها القانون بين الطرفين ما لم يتفقا على غير ذلك، والعادة أن يدفعها المشتري. أضف رسوم أمين التسجيل، ومبلغًا صغيرًا للسند نفسه، وعمولة الوسيط مع ضريبة القيمة المضافة، وإن اقترضت 0.25% من القرض لتسجيل الرهن. ونحصيها لك حتى آخر درهم قبل أسبوع.
## 8. المفاتيح
يصلك سند الملكية الجديد إلكترونيًا قبل أن تغادر المبنى أو بعد ذلك بقليل. ويسلّم البائع المفاتيح وبطاقات الدخول وأجهزة التحكم بالمواقف. وفي اليوم نفسه نقرأ العدّادات، ونفتح حساب الكهرباء والمياه، ونبلغ إدارة المبنى بمن يسكنه الآن.
## ما الذي يتعثر؟
قلّما يكون أمرًا جللًا. جواز سفر جُدّد، أو شيك باسم غير صحيح، أو مستأجر لم يذكره أحد، أو شهادة عدم ممانعة انتهت يوم خميس. وكل منها يكلّف أيامًا. ولدينا قائمة بأربعين أمرًا من هذا القبيل نراجعها معك مرتين.`,
}
