import type { DemoProperty } from './property.ts'

export const duneEdgeVilla: DemoProperty = {
  title: 'Dune-edge villa with a long pool',
  category: 'Villa',
  location: 'Dubailand',
  type: 'For sale',
  currency: 'AED',
  price: '12,600,000',
  minarea: 560,
  maxarea: 680,
  bedroom: 5,
  bathroom: 6,
  description: `The last house before the sand. The pool lies along the boundary, eighteen metres of it, and beyond the far edge there is nothing but dune until the bypass road.
The walls are lime-rendered in the colour of the ground and half a metre thick on the west side. The cooling bill is a third lower than its neighbours’; we have both to compare.
**Five bedrooms, staff quarters with their own entrance, garage for three
## Inside
Living, dining and kitchen open to the terrace under a four-metre overhang. One bedroom is on the ground floor with a step-free shower.
## The desert side
Sand moves. A gardener sweeps the terrace twice a week from March to June, and the pool has a second filter for it. Both costs are in the running sheet.`,
  nearby:
    'Dubai Outlet Mall, Al Qudra cycle track, The Sevens Stadium, Fairgreen International School',
  photos: [
    'desert-villa-exterior-golden.jpg',
    'living-room-sea-view.jpg',
    'kitchen-island-marble.jpg',
    'dining-room-skyline.jpg',
    'bathroom-freestanding-tub.jpg',
  ],
  floors: [
    {
      description: 'Ground floor',
      photos: ['desert-villa-exterior-golden.jpg', 'kitchen-island-marble.jpg'],
    },
    { description: 'First floor', photos: ['bathroom-freestanding-tub.jpg'] },
  ],
}

export const parkFacingVilla: DemoProperty = {
  title: 'Park-facing villa with a lap pool',
  category: 'Villa',
  location: 'Dubai Hills Estate',
  type: 'For sale',
  currency: 'AED',
  price: '9,950,000',
  minarea: 492,
  maxarea: 610,
  bedroom: 5,
  bathroom: 5,
  description: `A gate at the end of the garden opens on the park, so children leave for school without crossing a road. The pool is twenty metres long and one body wide: made for swimming.
Downstairs the house is one bright room around a kitchen, with a bedroom and bathroom for grandparents behind it. Upstairs are four bedrooms and a landing large enough for homework.
**Plot 740 m², built 2019, extended 2023 with approval on file
## The roof
A stair leads to a shaded deck with a sink and a socket for a grill. From November to April supper happens here.
## What we would do first
Replace two of the seven air-handling units before their tenth summer. The survey prices it at AED 38,000.`,
  nearby:
    'Dubai Hills Park, GEMS International School, King’s College Hospital, Dubai Hills Mall, Dubai Hills Golf Club',
  photos: [
    'villa-pool-exterior-dusk.jpg',
    'villa-pool-exterior-day.jpg',
    'kitchen-island-marble.jpg',
    'dining-room-skyline.jpg',
    'living-room-city-view.jpg',
    'bathroom-freestanding-tub.jpg',
  ],
  floors: [
    {
      description: 'Ground floor',
      photos: ['plan-villa-ground.png', 'villa-pool-exterior-day.jpg', 'kitchen-island-marble.jpg'],
    },
    {
      description: 'First floor',
      photos: ['plan-villa-first.png', 'bathroom-freestanding-tub.jpg'],
    },
    { description: 'Roof', photos: ['plan-villa-roof.png'] },
  ],
}

export const courtyardTownhouse: DemoProperty = {
  title: 'Courtyard townhouse off Jumeirah Road',
  category: 'Townhouse',
  location: 'Jumeirah',
  type: 'For sale',
  currency: 'AED',
  price: '7,200,000',
  minarea: 302,
  maxarea: 356,
  bedroom: 4,
  bathroom: 4,
  description: `Whitewashed walls, a lemon tree and a plan that keeps the street out. Ten minutes on foot to the beach.
Every room on the ground floor looks at the courtyard rather than the road. The tree was planted by the first owner and fruits in January.
**Four bedrooms, one of them downstairs, and a garage for two
## Light and heat
The courtyard faces north, so it is shaded for most of the day and bright for all of it. Upstairs, timber screens slide across the west windows after lunch.
## Tenure
Jumeirah is not open to every buyer. This row stands on a plot registered as freehold to all nationalities; we attach the title deed and the master-plan letter to the particulars.`,
  nearby: 'Jumeirah public beach, Mercato, La Mer, Jumeirah College, Medcare clinic',
  photos: [
    'townhouse-row-street.jpg',
    'living-room-city-view.jpg',
    'kitchen-island-marble.jpg',
    'dining-room-skyline.jpg',
    'bathroom-freestanding-tub.jpg',
  ],
  floors: [
    {
      description: 'Ground floor',
      photos: ['plan-townhouse-ground.png', 'kitchen-island-marble.jpg'],
    },
    {
      description: 'First floor',
      photos: ['plan-townhouse-first.png', 'bathroom-freestanding-tub.jpg'],
    },
  ],
}

export const frondHouse: DemoProperty = {
  title: 'Frond house with a private beach',
  category: 'Villa',
  location: 'Palm Jumeirah',
  type: 'For sale',
  currency: 'AED',
  price: '32,500,000',
  minarea: 890,
  maxarea: 1215,
  bedroom: 6,
  bathroom: 7,
  parking_spaces: 6,
  description: `Twenty-eight metres of sand, water calm enough for a four-year-old and a kitchen large enough to cook for thirty. Rebuilt behind the original façade in 2022.
The house is arranged in two halves joined by a glass hall. Parents sleep on the beach side, children and guests on the garden side, and everyone meets at the table.
**Six bedrooms, seven bathrooms, cinema, gym, parking for six
## The rebuild
Structure, roof, plant and windows are new, with a ten-year warranty that passes to the buyer. The architect’s drawings, approvals and completion certificate are in our office.
## The frond
Tip-side position, so the opposite frond is 150 metres away and nobody drives past. One guarded entrance serves 110 houses.`,
  nearby: 'Private beach, Nakheel Mall, Palm Monorail, West Palm Beach, Al Ittihad Park',
  photos: [
    'beachfront-mansion-exterior.jpg',
    'living-room-sea-view.jpg',
    'primary-bedroom-sea-view.jpg',
    'bathroom-freestanding-tub.jpg',
    'kitchen-island-marble.jpg',
    'dining-room-skyline.jpg',
    'gym-skyline-view.jpg',
  ],
  floors: [
    {
      description: 'Ground floor',
      photos: ['living-room-sea-view.jpg', 'kitchen-island-marble.jpg', 'dining-room-skyline.jpg'],
    },
    {
      description: 'First floor',
      photos: ['primary-bedroom-sea-view.jpg', 'bathroom-freestanding-tub.jpg'],
    },
    { description: 'Basement', photos: ['gym-skyline-view.jpg'] },
  ],
}

export const gardenVilla: DemoProperty = {
  title: 'Garden villa beneath an old ghaf',
  category: 'Villa',
  location: 'Al Barari',
  type: 'For sale',
  currency: 'AED',
  price: '18,400,000',
  minarea: 780,
  maxarea: 1040,
  bedroom: 5,
  bathroom: 6,
  description: `A white house set around a tree that is older than the district. Five bedrooms open to the garden, one of them with its own gate.
The ghaf shades the terrace from nine until three. In August it is six degrees cooler under it than on the drive; we measured.
**Plot 1,390 m², pool, guest suite with separate entrance
## Water and planting
Al Barari’s gardens are watered from the community’s own treated supply. The borders were laid out for scent along the path and for privacy along the walls, and a gardener comes with the service charge.
## Inside
Stone floors below, timber above. The kitchen and the room beside it were opened into one in 2021. Upstairs there is a library, which the plan calls bedroom six and nobody has slept in.`,
  nearby: 'The Farm restaurant, Heart & Soul spa, Body Language gym, Al Barari plant nursery',
  photos: [
    'villa-terrace-angle-day.jpg',
    'living-room-city-view.jpg',
    'kitchen-island-marble.jpg',
    'dining-room-skyline.jpg',
    'bathroom-freestanding-tub.jpg',
    'terrace-city-view-golden.jpg',
  ],
  floors: [
    {
      description: 'Ground floor and garden',
      photos: ['villa-terrace-angle-day.jpg', 'kitchen-island-marble.jpg'],
    },
    { description: 'First floor', photos: ['bathroom-freestanding-tub.jpg'] },
  ],
}

export const ranchesVilla: DemoProperty = {
  title: 'Single-storey house on the inner ring',
  category: 'Villa',
  location: 'Arabian Ranches',
  type: 'For sale',
  currency: 'AED',
  price: '6,850,000',
  minarea: 268,
  maxarea: 294,
  bedroom: 4,
  bathroom: 4,
  description: `Bungalows are rare in Dubai and rarely leave the families that buy them. This one has four bedrooms around a garden, all on one level, on a plot of 760 m².
The inner ring has no through traffic. Children ride to the lake and back; the community pool is three doors down for those who prefer company to their own.
**Owner moving abroad after fourteen years; vacant in June
## Condition
Kept, not modernised. The roof was re-laid in 2022 and the windows are original. A buyer who wants to open the kitchen to the garden will find no beam in the way.`,
  nearby: 'Arabian Ranches Golf Club, JESS Ranches school, Ranches Souk, Community lake',
  photos: [
    'aerial-villa-community.jpg',
    'living-room-city-view.jpg',
    'kitchen-island-marble.jpg',
    'dining-room-skyline.jpg',
  ],
}

export const emiratesHillsHouse: DemoProperty = {
  title: 'Lakeside house at Emirates Hills',
  category: 'Villa',
  location: 'Emirates Hills',
  type: 'For sale',
  currency: 'AED',
  price: 'Price on request',
  minarea: 1420,
  maxarea: 1860,
  bedroom: 7,
  bathroom: 9,
  description: `The owners ask us to introduce this house in person, so the particulars are short. It stands on a lake plot of 2,300 m², was finished in 2020 and has had one family in it.
**Seven bedrooms, two kitchens, an indoor pool and an outdoor one
The terrace faces east across water to the thirteenth fairway. Plant, lifts and glazing are on maintenance contracts, all current.
## Viewing
By appointment with Daniel Hartley on +971 50 555 0187. We will ask for proof of funds before the visit and give you two hours once you are here.`,
  nearby: 'Address Montgomerie, Dubai International Academy, Emirates Golf Club, The Meadows',
  photos: [
    'villa-pool-terrace-dusk.jpg',
    'penthouse-lounge-dusk.jpg',
    'dining-room-skyline.jpg',
    'kitchen-island-marble.jpg',
    'bathroom-freestanding-tub.jpg',
    'gym-skyline-view.jpg',
  ],
}

export const hillsTownhouse: DemoProperty = {
  title: 'End-of-terrace with a side garden',
  category: 'Townhouse',
  location: 'DAMAC Hills',
  type: 'For sale',
  currency: 'AED',
  price: '3,350,000',
  minarea: 204,
  maxarea: 228,
  bedroom: 3,
  bathroom: 4,
  parking_spaces: 2,
  description: `End houses get what the middle of the row does not: windows on a third side and a strip of garden five metres wide. This one has grass, a swing and room for a plunge pool.
**Three bedrooms, maid’s room, covered parking for two
The stair is in the middle of the plan, so no room is a corridor. Upstairs the two smaller bedrooms share a bathroom with a bath in it, which families ask for and developers forget.
## Costs
Service charge AED 31 per m² of plot in 2026, gates, gardens and lake included. School buses stop at the corner.`,
  nearby: 'DAMAC Hills golf course, Jebel Ali School, DAMAC Hills park, Al Qudra Road',
  photos: [
    'townhouse-row-street.jpg',
    'kitchen-island-marble.jpg',
    'living-room-city-view.jpg',
    'bathroom-freestanding-tub.jpg',
  ],
  floors: [
    { description: 'Ground floor', photos: ['kitchen-island-marble.jpg'] },
    { description: 'First floor', photos: [] },
  ],
}

// The bare minimum an agent may save: every optional field is left empty.
export const jumeirahIslandsHome: DemoProperty = {
  title: 'Four-bedroom at Jumeirah Islands, particulars to follow',
}
