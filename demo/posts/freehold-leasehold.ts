export const freeholdLeasehold = {
  title: 'Freehold, leasehold and what lies between',
  title_ar: 'التملك الحر والإيجار الطويل وما بينهما',
  author: 'Daniel Hartley',
  author_ar: 'دانيال هارتلي',
  seoTitle: 'Freehold and leasehold property in Dubai',
  seoTitle_ar: 'التملك الحر والإيجار الطويل الأمد في دبي',
  photo: 'architect-plans-desk.jpg',
  date: '2026-02-24',
  body: `Whether a foreign buyer may own a home in Dubai depends less on the home than on the ground under it. The map is older than most of the towers, and it still decides what can be sold to whom.
## The law in two sentences
Law No. 7 of 2006 allows UAE and GCC nationals to own property anywhere in the emirate. Other nationalities may own in areas that the Ruler designates, with either full ownership or a right for a limited time.
The first list, Regulation No. 3 of 2006, named the districts most newcomers know. It has been extended since, area by area and sometimes plot by plot.
## Freehold
You own the home without limit of time, and in a building a share of the common parts as well. You may sell it, let it, give it away and leave it in a will. Dubai Marina, Downtown, Business Bay, the Palm, Dubai Hills Estate and Creek Harbour are among the freehold areas. The title deed carries your name.
Freehold does not mean free of rules. A jointly owned building is governed by Law No. 6 of 2019, by its own by-laws and by a yearly service charge.
## Leasehold
A long lease gives you the home for a term, often 99 years and sometimes 50 or 30. The land stays with its owner. At the end the right returns to them unless the contract says otherwise.
**Ask how many years remain, not how many there were.
A lease with eighty years to run behaves much like freehold for most purposes. One with thirty is a different thing: banks lend less against it, and its value falls a little every year, whatever the market does.
## Musataha and usufruct
Two further rights appear on deeds. Usufruct is the right to use and enjoy a property that belongs to another. Musataha is the right to build on another’s land and to own the building for the term, up to fifty years. Both can be registered, and both turn up in commercial property more often than in homes.
## The places in between
Some old districts hold surprises. In Jumeirah most villas are open to UAE and GCC nationals only, while a newer development beside the beach is open to all. In Al Quoz and Deira the plot number decides. In early 2025 the Land Department allowed owners along part of Sheikh Zayed Road and in Al Jaddaf to convert their plots to freehold for all nationalities, which changed the answer for several hundred plots in a morning.
The financial centre, DIFC, has its own property law and its own register. It is freehold, but the forms differ.
## How to be certain
Look at the deed, then at the register. The type of right is written there. If the seller offers a brochure in its place, wait.
For a lease, read the head contract as well as the sale contract. Look for ground rent, consent fees on resale and what the landlord may do if the building is rebuilt.
We confirm tenure and eligibility before the first viewing. It saves the particular disappointment of falling in love with a house that one may not buy.`,
  body_ar: `حق الأجنبي في تملك منزل في دبي يتوقف على الأرض التي تحته أكثر مما يتوقف على المنزل. والخريطة أقدم من معظم الأبراج، وما زالت تقرر ما يُباع ولمن.
## القانون في جملتين
يجيز القانون رقم 7 لسنة 2006 لمواطني الإمارات ودول مجلس التعاون التملك في أي مكان من الإمارة. ويجوز لغيرهم التملك في المناطق التي يحددها الحاكم، ملكية مطلقة أو حقًّا محدد المدة.
وأول قائمة، وهي النظام رقم 3 لسنة 2006، سمّت الأحياء التي يعرفها معظم القادمين. ثم اتسعت منطقة بعد منطقة، وأحيانًا أرضًا بعد أرض.
## التملك الحر
تملك المنزل بلا حد زمني، وتملك معه في المبنى حصة من الأجزاء المشتركة. ولك أن تبيعه وتؤجّره وتهبه وتوصي به. ومن مناطق التملك الحر دبي مارينا ووسط مدينة دبي والخليج التجاري والنخلة ودبي هيلز استيت وميناء خور دبي. وسند الملكية يحمل اسمك.
ولا يعني التملك الحر التحرر من القواعد. فالمبنى المشترك يحكمه القانون رقم 6 لسنة 2019، ونظامه الداخلي، ورسوم خدمات سنوية.
## الإيجار الطويل
يمنحك الإيجار الطويل المنزل مدة محددة، غالبًا 99 سنة وأحيانًا 50 أو 30. وتبقى الأرض لمالكها. وعند انتهاء المدة يعود الحق إليه ما لم ينص العقد على غير ذلك.
**اسأل كم سنة بقيت، لا كم سنة كانت.
فالعقد الذي بقيت منه ثمانون سنة يشبه التملك الحر في معظم الأغراض. أما الذي بقيت منه ثلاثون فشيء آخر: تقرض المصارف مقابله أقل، وتنقص قيمته قليلًا كل سنة، مهما فعلت السوق.
## المساطحة وحق المنفعة
يظهر في السندات حقان آخران. فحق المنفعة هو أن تستعمل عقارًا لغيرك وتنتفع به. والمساطحة أن تبني على أرض غيرك وتملك البناء طوال المدة، حتى خمسين سنة. ويجوز تسجيل كليهما، وهما في العقارات التجارية أكثر منهما في المنازل.
## ما بين بين
في بعض الأحياء القديمة مفاجآت. ففي جميرا معظم الفلل لمواطني الإمارات ودول مجلس التعاون وحدهم، بينما يُفتح مشروع أحدث بجوار الشاطئ للجميع. وفي القوز وديرة يقرر رقم الأرض. وفي مطلع عام 2025 أجازت دائرة الأراضي والأملاك لملاك أراضٍ على جزء من شارع الشيخ زايد وفي الجداف تحويلها إلى تملك حر لجميع الجنسيات، فتغير الجواب لمئات الأراضي في صباح واحد.
ولمركز دبي المالي العالمي قانون عقاري وسجل خاصان به. وهو للتملك الحر، لكن النماذج تختلف.
## كيف تتيقن؟
انظر في السند، ثم في السجل. فنوع الحق مكتوب هناك. وإذا قدّم لك البائع كتيّبًا بدلًا منه فتمهّل.
وفي الإيجار الطويل اقرأ العقد الأصلي مع عقد البيع. وابحث عن أجرة الأرض، ورسوم الموافقة عند إعادة البيع، وما يجوز للمالك أن يفعله إذا أُعيد بناء المبنى.
نؤكد نوع الملكية وأهليتك قبل المعاينة الأولى. فهذا يجنبك خيبة من نوع خاص: أن يتعلق قلبك ببيت لا يجوز لك شراؤه.`,
}
