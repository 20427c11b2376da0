import type { DemoProperty } from './property.ts'

export const operaPenthouse: DemoProperty = {
  title: 'Penthouse over the opera district',
  title_ar: 'بنتهاوس يطل على حي الأوبرا',
  category: 'Penthouse',
  location: 'Downtown Dubai',
  type: 'For sale',
  currency: 'AED',
  price: '14,900,000',
  minarea: 352,
  maxarea: 468,
  bedroom: 4,
  bathroom: 5,
  parking_spaces: 4,
  description: `The top floor and its roof, with the fountain on one side and the old town on the other. Private lift, four parking spaces.
You arrive on the lower level, where the sitting room, the dining room and the kitchen share one long window. The bedrooms are upstairs, each with a bathroom, and the stair goes on to the roof.
**A pool on the roof, and nobody above it
## The roof
The deck is stone on raised pads, with water and gas already laid on for an outdoor kitchen. The pool is eleven metres long and heated; it was relined in 2025.
## Noise
On performance nights you hear the crowd leave at about eleven. The bedrooms face the other way. Come at that hour and judge it for yourself; we will open the door.`,
  description_ar: `الطابق الأخير وسطحه، والنافورة في جهة والمدينة القديمة في الجهة الأخرى. مصعد خاص، وأربعة مواقف للسيارات.
تدخل من الطابق السفلي، حيث تتقاسم غرفة الجلوس وغرفة الطعام والمطبخ نافذة واحدة طويلة. وغرف النوم في الطابق العلوي، لكل منها حمّام، ويتابع الدرج صعوده إلى السطح.
**مسبح على السطح، ولا أحد فوقه
## السطح
الأرضية من الحجر على قواعد مرتفعة، والماء والغاز ممدودان لمطبخ خارجي. والمسبح مدفّأ بطول أحد عشر مترًا، وجُدّدت بطانته في عام 2025.
## الضوضاء
في ليالي العروض تسمع الجمهور وهو يغادر نحو الحادية عشرة. وغرف النوم في الجهة الأخرى. تعال في تلك الساعة واحكم بنفسك، وسنفتح لك الباب.`,
  nearby:
    'Dubai Opera, Dubai Mall, Burj Park, Souk Al Bahar, Burj Khalifa/Dubai Mall metro station',
  nearby_ar: 'دبي أوبرا، دبي مول، حديقة البرج، سوق البحار، محطة مترو برج خليفة/دبي مول',
  photos: [
    'rooftop-pool-deck-dusk.jpg',
    'penthouse-lounge-dusk.jpg',
    'dining-room-skyline.jpg',
    'kitchen-island-marble.jpg',
    'terrace-city-view-golden.jpg',
    'bathroom-freestanding-tub.jpg',
    'lobby-residential-tower.jpg',
  ],
  floors: [
    {
      description: 'Lower level',
      photos: [
        'plan-penthouse-lower.png',
        'penthouse-lounge-dusk.jpg',
        'dining-room-skyline.jpg',
        'kitchen-island-marble.jpg',
      ],
    },
    {
      description: 'Upper level',
      photos: ['plan-penthouse-upper.png', 'bathroom-freestanding-tub.jpg'],
    },
    { description: 'Roof', photos: ['rooftop-pool-deck-dusk.jpg'] },
  ],
}

export const canalDuplex: DemoProperty = {
  title: 'Canal duplex with two front doors',
  title_ar: 'دوبلكس على القناة ببابين رئيسيين',
  category: 'Duplex',
  location: 'Business Bay',
  type: 'For sale',
  currency: 'AED',
  price: '6,450,000',
  minarea: 241,
  maxarea: 268,
  bedroom: 3,
  bathroom: 4,
  parking_spaces: 2,
  description: `One door opens on the lobby, the other on the canal path. Family uses the first; friends with wet shoes use the second.
The lounge is double height and faces the towers. At dusk the light goes from white to rose to a thousand windows, and you will not need the television.
**Three bedrooms upstairs, a study below, two parking spaces
## The building
Nine duplexes sit at the foot of the tower with their own small garden. The service charge is AED 176 per m², the higher for the garden and its staff.
## What we would do first
The lower bathroom still has its original fittings from 2015. Everything else was renewed three years ago.`,
  description_ar: `باب يُفتح على الردهة، وآخر على ممشى القناة. الأول لأهل البيت، والثاني لأصدقاء ابتلّت أحذيتهم.
الصالة بارتفاع طابقين وتواجه الأبراج. عند الغروب يتحول الضوء من الأبيض إلى الوردي ثم إلى ألف نافذة مضاءة، فلا تحتاج إلى التلفاز.
**ثلاث غرف نوم في الأعلى، ومكتب في الأسفل، وموقفان للسيارات
## المبنى
عند قاعدة البرج تسع شقق دوبلكس لها حديقة صغيرة خاصة بها. ورسوم الخدمات 176 درهمًا للمتر المربع، وإنما رفعتها الحديقة والعاملون فيها.
## ما ننصح بالبدء به
ما زالت تجهيزات الحمّام السفلي أصلية من عام 2015. وكل ما عداها جُدّد قبل ثلاث سنوات.`,
  nearby: 'Dubai Water Canal path, Business Bay metro station, Bay Avenue, Marasi Drive, Safa Park',
  nearby_ar:
    'ممشى قناة دبي المائية، محطة مترو الخليج التجاري، باي أفينيو، مراسي درايف، حديقة الصفا',
  photos: [
    'penthouse-lounge-dusk.jpg',
    'kitchen-island-marble.jpg',
    'dining-room-skyline.jpg',
    'terrace-city-view-golden.jpg',
    'bathroom-freestanding-tub.jpg',
  ],
  floors: [
    {
      description: 'Canal level',
      photos: ['penthouse-lounge-dusk.jpg', 'kitchen-island-marble.jpg'],
    },
    {
      description: 'Bedroom level',
      photos: ['bathroom-freestanding-tub.jpg', 'terrace-city-view-golden.jpg'],
    },
  ],
}

export const beachPenthouse: DemoProperty = {
  title: 'Penthouse with a bath above the beach',
  title_ar: 'بنتهاوس بحوض استحمام يعلو الشاطئ',
  category: 'Penthouse',
  location: 'Jumeirah Beach Residence',
  type: 'For sale',
  currency: 'USD',
  price: '3,270,000',
  minarea: 298,
  maxarea: 344,
  bedroom: 4,
  bathroom: 5,
  description: `The owners spent a year on one room. The main bathroom has book-matched marble, a tub set two metres from the glass and a view that runs to the horizon.
The rest keeps up with it. Four bedrooms, a family kitchen and a lounge with windows to the sea and to the marina behind.
**Rewired, replumbed and re-ducted in 2023, with drawings to prove it
## The building
JBR was finished in 2007 and is looked after by a large, patient team. Lifts and cooling have been renewed. Ground-floor shops bring company and, at weekends, traffic; the car park entrance is on the quiet side.`,
  description_ar: `أمضى المالكون سنة كاملة في غرفة واحدة. ففي الحمّام الرئيسي رخام متناظر العروق، وحوض استحمام على بعد مترين من الزجاج، وإطلالة تمتد حتى الأفق.
ولا يقل الباقي عنه: أربع غرف نوم، ومطبخ عائلي، وصالة تطل نوافذها على البحر من جهة وعلى المارينا من الجهة الأخرى.
**جُدّدت تمديدات الكهرباء والمياه ومجاري الهواء في عام 2023، والمخططات تثبت ذلك
## المبنى
اكتمل جي بي آر في عام 2007، ويعتني به فريق كبير صبور. وجُدّدت المصاعد وأنظمة التبريد. تؤنس محال الطابق الأرضي المكان، وتجلب في عطلات نهاية الأسبوع ازدحامًا، غير أن مدخل المواقف في الجهة الهادئة.`,
  nearby: 'The Beach, JBR Walk, Dubai Tram, Bluewaters footbridge, Dubai Marina Walk',
  nearby_ar: 'ذا بيتش، ممشى جي بي آر، ترام دبي، جسر المشاة إلى بلوواترز، ممشى دبي مارينا',
  photos: [
    'bathroom-freestanding-tub.jpg',
    'living-room-sea-view.jpg',
    'primary-bedroom-sea-view.jpg',
    'kitchen-island-marble.jpg',
    'rooftop-pool-deck-dusk.jpg',
  ],
}
