type Trade = 'home' | 'house' | 'workplace' | 'shop' | 'shed' | 'land'

interface CategoryFacts {
  trade: Trade
  nouns: string[]
  /** Square metres, smallest and largest. */
  area: [number, number]
  /** Against the price of an ordinary apartment in the same place. */
  priceFactor: number
  covers: string[]
}

interface DemoPlace {
  /** AED for a square metre of an ordinary apartment. */
  rate: number
  categories: string[]
  views: string[]
  nearby: string[]
}

const towers = [
  'waterfront-tower-exterior-day.jpg',
  'waterfront-tower-exterior-dusk.jpg',
  'twin-towers-offplan-golden.jpg',
  'lobby-residential-tower.jpg',
  'living-room-city-view.jpg',
  'living-room-sea-view.jpg',
  'kitchen-island-marble.jpg',
  'primary-bedroom-sea-view.jpg',
  'terrace-city-view-golden.jpg',
]

const crowns = [
  'rooftop-pool-deck-dusk.jpg',
  'penthouse-lounge-dusk.jpg',
  'dining-room-skyline.jpg',
  'terrace-city-view-golden.jpg',
  'bathroom-freestanding-tub.jpg',
]

const villas = [
  'villa-pool-exterior-day.jpg',
  'villa-pool-exterior-dusk.jpg',
  'villa-terrace-angle-day.jpg',
  'villa-pool-terrace-dusk.jpg',
  'desert-villa-exterior-golden.jpg',
  'beachfront-mansion-exterior.jpg',
]

export const categoryFacts: Record<string, CategoryFacts> = {
  Apartment: {
    trade: 'home',
    nouns: ['apartment', 'corner apartment', 'flat', 'garden flat', 'end-of-corridor flat'],
    area: [58, 240],
    priceFactor: 1,
    covers: towers,
  },
  Duplex: {
    trade: 'home',
    nouns: ['duplex', 'two-level home', 'podium duplex', 'loft'],
    area: [140, 340],
    priceFactor: 1.1,
    covers: [...crowns, 'living-room-city-view.jpg'],
  },
  Penthouse: {
    trade: 'home',
    nouns: ['penthouse', 'half-floor penthouse', 'roof apartment', 'top-floor home'],
    area: [240, 620],
    priceFactor: 1.35,
    covers: crowns,
  },
  Villa: {
    trade: 'house',
    nouns: ['villa', 'courtyard house', 'family house', 'garden villa', 'corner villa'],
    area: [260, 980],
    priceFactor: 0.95,
    covers: villas,
  },
  Townhouse: {
    trade: 'house',
    nouns: ['townhouse', 'end townhouse', 'mews house', 'terraced house'],
    area: [160, 360],
    priceFactor: 0.85,
    covers: ['townhouse-row-street.jpg', 'aerial-villa-community.jpg', 'kitchen-island-marble.jpg'],
  },
  Office: {
    trade: 'workplace',
    nouns: ['office', 'corner office', 'half-floor office', 'fitted office', 'shell office'],
    area: [80, 900],
    priceFactor: 0.9,
    covers: [
      'office-interior-open-plan.jpg',
      'boardroom-skyline.jpg',
      'office-tower-glass-facade.jpg',
    ],
  },
  Retail: {
    trade: 'shop',
    nouns: ['shop', 'café unit', 'corner shop', 'showroom'],
    area: [60, 320],
    priceFactor: 1.7,
    covers: ['boulevard-retail-evening.jpg', 'construction-site-cranes.jpg'],
  },
  Warehouse: {
    trade: 'shed',
    nouns: ['warehouse', 'workshop', 'cold store', 'studio warehouse'],
    area: [400, 2400],
    priceFactor: 0.55,
    covers: ['construction-site-cranes.jpg', 'architect-plans-desk.jpg'],
  },
  Plot: {
    trade: 'land',
    nouns: ['plot', 'corner plot', 'garden plot', 'building plot'],
    area: [450, 1900],
    priceFactor: 0.4,
    covers: ['architect-plans-desk.jpg', 'aerial-villa-community.jpg'],
  },
}

const tower = ['Apartment', 'Apartment', 'Apartment', 'Penthouse', 'Duplex']
const mixed = [...tower, 'Office', 'Retail']
const green = ['Villa', 'Villa', 'Townhouse', 'Townhouse', 'Plot', 'Apartment']

export const places: Record<string, DemoPlace> = {
  'Al Barari': {
    rate: 17000,
    categories: ['Villa', 'Villa', 'Apartment', 'Plot'],
    views: ['facing the planted stream', 'under mature trees', 'beside the botanical path'],
    nearby: ['The Farm', 'Plant nursery', 'Al Ain Road', 'Spa'],
  },
  'Al Furjan': {
    rate: 12500,
    categories: [...green, 'Apartment'],
    views: ['by the community park', 'facing the pavilion', 'on a quiet loop'],
    nearby: ['Al Furjan metro station', 'Al Furjan Pavilion', 'Discovery Pavilion', 'Arbor School'],
  },
  'Al Jaddaf': {
    rate: 17500,
    categories: mixed,
    views: ['facing the old creek', 'above the dhow yards', 'towards the sanctuary'],
    nearby: ['Creek metro station', 'Jameel Arts Centre', 'Mohammed Bin Rashid Library'],
  },
  'Al Quoz': {
    rate: 13000,
    categories: ['Warehouse', 'Warehouse', 'Retail', 'Office'],
    views: ['beside the galleries', 'near Alserkal Avenue', 'with access from two roads'],
    nearby: ['Alserkal Avenue', 'Al Khail Road', 'Sheikh Zayed Road'],
  },
  'Arabian Ranches': {
    rate: 15500,
    categories: ['Villa', 'Villa', 'Townhouse', 'Plot'],
    views: ['backing on the golf course', 'by the lake', 'on the inner ring'],
    nearby: ['Arabian Ranches Golf Club', 'JESS Ranches', 'Ranches Souk', 'Community pool'],
  },
  'Bluewaters Island': {
    rate: 42000,
    categories: [...tower, 'Retail'],
    views: ['facing open sea', 'towards the Palm', 'above the promenade'],
    nearby: ['Ain Dubai', 'JBR footbridge', 'Bluewaters promenade'],
  },
  'Business Bay': {
    rate: 22500,
    categories: [...mixed, 'Office'],
    views: ['on the canal', 'towards Downtown', 'above Marasi Drive'],
    nearby: ['Business Bay metro station', 'Dubai Water Canal', 'Bay Avenue', 'Marasi Drive'],
  },
  'City Walk': {
    rate: 29000,
    categories: [...tower, 'Retail'],
    views: ['over the planted street', 'facing the inner garden', 'towards the towers'],
    nearby: ['Coca-Cola Arena', 'La Mer', 'City Walk shops'],
  },
  DIFC: {
    rate: 31000,
    categories: [...mixed, 'Office', 'Office'],
    views: ['facing the Gate', 'above Gate Avenue', 'towards the sea'],
    nearby: ['Gate Avenue', 'Financial Centre metro station', 'Emirates Towers'],
  },
  'Downtown Dubai': {
    rate: 30000,
    categories: mixed,
    views: ['facing the fountain', 'over the opera district', 'above the old town'],
    nearby: ['Dubai Opera', 'Dubai Mall', 'Burj Park', 'Souk Al Bahar'],
  },
  'Dubai Creek Harbour': {
    rate: 24500,
    categories: [...tower, 'Retail'],
    views: ['by the yacht club', 'facing the sanctuary', 'along the promenade'],
    nearby: ['Creek promenade', 'Ras Al Khor sanctuary', 'Creek marina', 'Festival City Mall'],
  },
  'Dubai Hills Estate': {
    rate: 21500,
    categories: [...green, 'Apartment', 'Office'],
    views: ['facing the park', 'along the fairway', 'near the boulevard'],
    nearby: ['Dubai Hills Park', 'Dubai Hills Mall', 'King’s College Hospital', 'Golf club'],
  },
  'Dubai Islands': {
    rate: 24000,
    categories: [...tower, 'Villa', 'Plot'],
    views: ['facing the beach', 'towards the old port', 'on the marina side'],
    nearby: ['Island beach', 'Waterfront Market', 'Infinity Bridge'],
  },
  'Dubai Marina': {
    rate: 21500,
    categories: [...tower, 'Retail'],
    views: ['above the marina walk', 'facing the harbour mouth', 'towards the sea'],
    nearby: ['Dubai Marina Walk', 'DMCC metro station', 'Dubai Tram', 'Marina Mall'],
  },
  'Dubai South': {
    rate: 11500,
    categories: [...green, 'Warehouse', 'Retail', 'Apartment'],
    views: ['by the lagoon', 'near Expo City', 'on the park side'],
    nearby: ['Expo City Dubai', 'Al Maktoum International Airport', 'South Bay'],
  },
  Jumeirah: {
    rate: 27000,
    categories: ['Villa', 'Townhouse', 'Apartment', 'Plot'],
    views: ['ten minutes from the beach', 'off Jumeirah Road', 'behind a white wall'],
    nearby: ['Jumeirah public beach', 'Mercato', 'La Mer', 'Safa Park'],
  },
  'Jumeirah Lakes Towers': {
    rate: 15500,
    categories: [...mixed, 'Office'],
    views: ['over the lakes', 'facing the park', 'towards the Marina'],
    nearby: ['DMCC metro station', 'JLT Park', 'Almas Tower'],
  },
  'Jumeirah Village Circle': {
    rate: 13500,
    categories: [...tower, 'Townhouse'],
    views: ['facing a small park', 'on the outer ring', 'near Circle Mall'],
    nearby: ['Circle Mall', 'JSS International School', 'Al Khail Road'],
  },
  'Mohammed Bin Rashid City': {
    rate: 22000,
    categories: [...tower, 'Villa', 'Townhouse'],
    views: ['beside the lagoon', 'facing Ras Al Khor', 'along the canal path'],
    nearby: ['Hartland International School', 'Meydan', 'Crystal lagoon'],
  },
  'Palm Jumeirah': {
    rate: 36000,
    categories: [...tower, 'Villa', 'Villa'],
    views: ['with sand at the door', 'on the quiet side of the trunk', 'towards the skyline'],
    nearby: ['Nakheel Mall', 'Palm Monorail', 'Al Ittihad Park', 'Private beach'],
  },
  'Tilal Al Ghaf': {
    rate: 18500,
    categories: green,
    views: ['facing the lagoon', 'by the woodland path', 'beside the school'],
    nearby: ['Lagoon beach', 'Royal Grammar School', 'Hessa Street'],
  },
}

export const characters = listed(`
  Bright, Quiet, Shaded, Well-kept, Rebuilt, Compact, Generous, North-facing, East-facing,
  High-ceilinged, Double-aspect, Recently let, Vacant, Owner-occupied, Newly handed-over,
  Low-rise, High-floor, Mid-floor, Carefully altered, Plain, Unfurnished, Furnished,
  Step-free, Wide, Deep-plan, Airy, Sheltered, Original
`)

export const buildingFirst = listed(`
  Sidr, Samar, Ghaf, Arta, Arak, Neem, Talh, Rimth, Abra, Dhow, Sanbuk, Boom, Shamal, Kaus,
  Sadaf, Marjan, Lulu, Dana, Nakhla, Wahat, Saqr, Hubara, Reem, Oryx, Falaj, Barjeel,
  Mashrabiya, Liwan, Majlis, Sahil
`)

export const buildingLast = listed(`
  Quay, Court, Row, Terrace, House, Heights, Place, Walk, Gardens, Point
`)

export const interiors = [
  'living-room-city-view.jpg',
  'living-room-sea-view.jpg',
  'penthouse-lounge-dusk.jpg',
  'kitchen-island-marble.jpg',
  'primary-bedroom-sea-view.jpg',
  'bathroom-freestanding-tub.jpg',
  'dining-room-skyline.jpg',
  'terrace-city-view-golden.jpg',
  'rooftop-pool-deck-dusk.jpg',
  'lobby-residential-tower.jpg',
  'gym-skyline-view.jpg',
]

export const business = [
  'office-interior-open-plan.jpg',
  'boardroom-skyline.jpg',
  'office-tower-glass-facade.jpg',
  'boulevard-retail-evening.jpg',
  'construction-site-cranes.jpg',
  'architect-plans-desk.jpg',
  'keys-and-house-model.jpg',
  'hero-skyline-dusk.jpg',
]

export const floorPlans: Partial<Record<string, string[]>> = {
  Apartment: ['plan-apartment.png'],
  Duplex: ['plan-creek-lower.png', 'plan-creek-upper.png'],
  Penthouse: ['plan-penthouse-lower.png', 'plan-penthouse-upper.png'],
  Villa: ['plan-villa-ground.png', 'plan-villa-first.png', 'plan-villa-roof.png'],
  Townhouse: ['plan-townhouse-ground.png', 'plan-townhouse-first.png'],
  Office: ['plan-office-floor.png'],
  Plot: ['plan-plot.png'],
}

export const floorNames = ['Lower level', 'Upper level', 'Roof']

export const remarks: Record<Trade, string[]> = {
  home: [
    'The kitchen closes with a door and has a window of its own.',
    'There is no corridor to speak of: every metre is in a room.',
    'The balcony is deep enough for a table and in shade after lunch.',
    'Cooling is metered, and the owner has kept three years of bills.',
    'Both lifts were renewed within the last four years.',
    'Two parking spaces are on the title, next to each other.',
    'The laundry has a door, a drain and a shelf.',
    'The glass is double and the road cannot be heard with it closed.',
  ],
  house: [
    'The garden wall is high enough for privacy and low enough for a breeze.',
    'One bedroom is on the ground floor, with a step-free shower.',
    'The roof was waterproofed again and carries a warranty.',
    'A gate at the back opens on the path to the park.',
    'The pool is long rather than wide and has a shaded end.',
    'Staff quarters have their own entrance and a window.',
    'The garage takes two cars and the bicycles as well.',
    'An old tree stands on the south-west corner, where it is needed.',
  ],
  workplace: [
    'The core is central, so the floor divides without new services.',
    'Raised floor and data cabling were laid at the last fit-out.',
    'Parking is allotted at one space for every 55 m².',
    'Daylight reaches every desk on the plan.',
    'The licence zone suits professional and trading companies.',
    'Chilled water is metered separately for the unit.',
  ],
  shop: [
    'The extract rises to the roof, so a kitchen is possible.',
    'Two frontages, both with canopies, and a licensed terrace.',
    'The present lease is registered with Ejari and passes to the buyer.',
    'Deliveries come from the rear before nine.',
    'Foot traffic is strongest from six in the evening.',
  ],
  shed: [
    'A clear span without columns and a level, hard floor.',
    'Two loading doors, one of them with a dock.',
    'Power is connected and the meter is in the unit’s own name.',
    'The roof sheets are new and insulated.',
  ],
  land: [
    'The soil report asks for no piling.',
    'Water, power, sewer and fibre end in the verge.',
    'The permitted height is a ground floor, a first floor and a roof room.',
    'Setbacks are drawn on the affection plan, which we attach.',
  ],
}

export const boldLines = [
  'Viewings on two hours’ notice',
  'Measured by us; the plan is to scale',
  'Title deed checked, no mortgage registered',
  'Service charges paid to the end of the year',
  'The owner would consider a later completion',
  'Priced from three recent sales on the same street',
]

export const headings = ['The building', 'Costs', 'Good to know', 'The street', 'Before you offer']

export const postSubjects = listed(`
  Buying a first home, Letting a flat, Selling well, Reading the service charge,
  Handover day, Choosing a school, The morning walk, Parking, Cooling bills,
  Shade and orientation, Altering a flat, Renewing a lease, Insuring a home,
  Comparing two towers, Moving with children, Working from home, The resale market,
  New building work, Gardens that last, Keeping a pool, Viewing in summer, The commute
`)

export const postAngles = listed(`
  what we ask first, a note from the office, costs over five years, three mistakes,
  what neighbours say, a short list, questions from readers, the year in review,
  an agent’s diary, before you sign, what changed this season, a checklist,
  the plain arithmetic, a second opinion, street by street, ten minutes well spent
`)

export const postLines = [
  'Start with the running costs, because they are the same in good years and bad ones.',
  'Visit twice, once in the morning and once between three and five in the afternoon.',
  'Ask for three years of approved budgets and read the sinking fund first.',
  'The transfer fee is 4 % of the price and is paid to the Land Department at the trustee office.',
  'An advertisement should carry its Trakheesi permit number; if it does not, ask why.',
  'A tenancy is registered with Ejari in its first week, renewals included.',
  'Off-plan payments go to the project’s escrow account and nowhere else.',
  'The developer’s no-objection certificate confirms that the service charges are paid.',
  'Rules and fees change, so check the current figure with the authority before you act on it.',
  'A deep balcony is priceFactor more than a large one, and a tree is worth more than either.',
  'Talk to somebody in the lift. Residents know what a survey does not.',
  'Photograph every room on the day the keys change hands and send the pictures the same evening.',
  'If the sum only works with last January’s rent, it does not work.',
  'We keep the figures for most buildings in the district and will read them with you.',
]

function listed(words: string): string[] {
  return words.trim().split(/,\s+/)
}
