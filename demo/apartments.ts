import type { DemoProperty } from './property.ts'

export const creeksideResidence: DemoProperty = {
  title: 'Creekside residence with a shaded loggia',
  category: 'Apartment',
  location: 'Dubai Creek Harbour',
  type: 'For sale',
  currency: 'AED',
  price: '4,850,000',
  minarea: 198,
  maxarea: 212,
  bedroom: 3,
  bathroom: 4,
  parking_spaces: 2,
  description: `The apartment turns the corner of the building, so the living room looks along the creek to the towers and the bedrooms hear none of the traffic. A loggia three metres deep runs the full length of the south face; by two in the afternoon it is in shade.
**Corner plan, two terraces, two parking spaces
The kitchen is separate and closes with a pocket door. All three bedrooms are en suite, and the study beside the entrance is wide enough for a fourth bed. Floors are oak throughout, laid without thresholds.
## The building
Fourteen storeys, five homes to a floor, finished in 2021. There is a 25-metre pool on the fourth floor, a staffed lobby and a private gate to the promenade. The service charge for 2026 is AED 168 per m².
## What we would do first
Re-seal the stone in the main shower and fit outside blinds to the one west window. Allow AED 20,000 for both.`,
  nearby:
    'Creek promenade, Ras Al Khor sanctuary, Al Jaddaf metro station, Marina and yacht club, Creekside primary school, Festival City Mall',
  photos: [
    'living-room-city-view.jpg',
    'kitchen-island-marble.jpg',
    'primary-bedroom-sea-view.jpg',
    'bathroom-freestanding-tub.jpg',
    'dining-room-skyline.jpg',
    'waterfront-tower-exterior-dusk.jpg',
  ],
  floors: [
    {
      description: 'Lower level',
      photos: ['plan-creek-lower.png', 'living-room-city-view.jpg', 'kitchen-island-marble.jpg'],
    },
    {
      description: 'Upper level',
      photos: [
        'plan-creek-upper.png',
        'primary-bedroom-sea-view.jpg',
        'bathroom-freestanding-tub.jpg',
      ],
    },
    { description: 'Roof terrace', photos: [] },
  ],
}

export const marinaCorner: DemoProperty = {
  title: 'Corner apartment above the marina walk',
  category: 'Apartment',
  location: 'Dubai Marina',
  type: 'For sale',
  currency: 'AED',
  price: '2,650,000',
  minarea: 121,
  maxarea: 134,
  bedroom: 2,
  bathroom: 3,
  description: `Two bedrooms on the quiet side of the marina, with morning sun and the walk directly below. Vacant and ready to view.
The sitting room has glass on two sides. From the sofa you see boats; from the kitchen counter you see who is coming along the walk to meet you.
**Seventh floor: above the restaurant noise, below the wind
## The building
Completed in 2011, with chilled water in the service charge and the lifts replaced in 2023. Two towers share the pool, so it is busy on Saturdays and empty on weekday mornings.
## Good to know
The second bedroom faces a neighbouring tower 28 metres away. It is the darker room, and priced into the figure above.`,
  nearby:
    'Dubai Marina Walk, DMCC metro station, Dubai Tram, Marina Beach, Dubai Marina Mall, Pier 7',
  photos: [
    'marina-yachts-golden.jpg',
    'living-room-sea-view.jpg',
    'kitchen-island-marble.jpg',
    'bathroom-freestanding-tub.jpg',
    'gym-skyline-view.jpg',
  ],
}

export const yachtClubTwoBedroom: DemoProperty = {
  title: 'Two-bedroom by the yacht club',
  category: 'Apartment',
  location: 'Dubai Creek Harbour',
  type: 'For sale',
  currency: 'AED',
  price: '2,980,000',
  minarea: 107,
  maxarea: 118,
  bedroom: 2,
  bathroom: 2,
  parking_spaces: 1,
  description: `Both bedrooms look over open water, and the main one wakes to it: the bed stands three metres from a full-width window facing north-east.
**One parking space, one storage room, owner-occupied since handover
The plan wastes nothing. There is no corridor beyond the entrance, the laundry has a door, and the balcony is deep enough for a table of six.
## The building
Finished in 2022 and run by the developer’s own management company. The yacht club, its restaurants and the creek promenade are at the foot of the tower; the nearest supermarket is four minutes on foot.`,
  nearby:
    'Creek marina and yacht club, Creek promenade, Ras Al Khor sanctuary, Dubai Creek Harbour park, Viewing Point',
  photos: [
    'primary-bedroom-sea-view.jpg',
    'living-room-sea-view.jpg',
    'bathroom-freestanding-tub.jpg',
    'lobby-residential-tower.jpg',
    'waterfront-tower-exterior-day.jpg',
  ],
  floors: [
    {
      description: 'Apartment',
      photos: ['plan-apartment.png', 'living-room-sea-view.jpg', 'primary-bedroom-sea-view.jpg'],
    },
    {
      description: 'Lobby and amenities',
      photos: ['lobby-residential-tower.jpg', 'gym-skyline-view.jpg'],
    },
  ],
}

export const bridgedTowers: DemoProperty = {
  title: 'Three-bedroom beneath the sky bridge, handover 2028',
  category: 'Apartment',
  location: 'Dubai Islands',
  type: 'Off-plan',
  currency: 'USD',
  price: '1,140,000',
  minarea: 148,
  maxarea: 166,
  bedroom: 3,
  bathroom: 4,
  parking_spaces: 2,
  description: `Two slim towers joined by a bridge at the thirtieth floor. This home is on the twenty-sixth, on the seaward corner, with a terrace on each side of it.
**Sixty per cent during construction, forty on completion
Payments go to the project’s escrow account, which we check against the Land Department’s register before you sign. The registration fee of 4 % falls due with the sale agreement, not at handover.
## Where the work stands
The piling and both basements are finished. The contractor’s programme gives the second quarter of 2028; we would plan a move for the autumn of that year.
## What comes with it
Kitchen appliances, wardrobes and two parking spaces. Curtains, light fittings and the terrace planting do not.`,
  nearby: 'Island beach, Island promenade, Dubai Islands golf links, Waterfront Market',
  photos: [
    'twin-towers-offplan-golden.jpg',
    'terrace-city-view-golden.jpg',
    'dining-room-skyline.jpg',
    'rooftop-pool-deck-dusk.jpg',
    'construction-site-cranes.jpg',
    'architect-plans-desk.jpg',
  ],
}

export const gateDistrictOneBedroom: DemoProperty = {
  title: 'One-bedroom with a proper kitchen in the Gate district',
  category: 'Apartment',
  location: 'DIFC',
  type: 'For sale',
  currency: 'GBP',
  price: '640,000',
  minarea: 84,
  maxarea: 92,
  bedroom: 1,
  bathroom: 2,
  description: `Most one-bedroom flats in the financial centre have a counter and call it a kitchen. This one has a room: a stone island, a full-height larder and an extractor that goes outside.
**Eight minutes on foot to the Gate, under cover all the way
The present owner took down a wall in 2023 with the building’s written consent, which we hold. The sitting room gained two metres and the second bathroom kept its window.
## Tenure
Property here is registered with the DIFC Registrar rather than the Land Department, under the centre’s own common-law rules. Our side of the transfer is the same; the form and the fee are not, and we set both out before you offer.`,
  nearby: 'Gate Avenue, Financial Centre metro station, ICD Brookfield Place, Emirates Towers',
  photos: [
    'kitchen-island-marble.jpg',
    'living-room-city-view.jpg',
    'dining-room-skyline.jpg',
    'gym-skyline-view.jpg',
    'office-tower-glass-facade.jpg',
  ],
}

export const alJaddafHighFloor: DemoProperty = {
  title: 'High-floor two-bedroom facing the old creek',
  category: 'Apartment',
  location: 'Al Jaddaf',
  type: 'For sale',
  currency: 'AED',
  price: '2,150,000',
  minarea: 112,
  maxarea: 121,
  bedroom: 2,
  bathroom: 3,
  description: `From the twenty-first floor you look down on the dhow yards and across to the sanctuary. The towers of Downtown stand far enough away to be a view rather than a wall.
**Metro in six minutes, airport in twelve
Both bedrooms have their own bathroom; the third serves guests. The maid’s room is used as a pantry, with a sink already in it.
## Running costs
Service charge AED 151 per m² in 2026. Cooling is metered and averages AED 620 a month over the year. We have the owner’s bills for thirty-six months.`,
  nearby:
    'Creek metro station, Al Jaddaf metro station, Mohammed Bin Rashid Library, Jameel Arts Centre, Dubai Festival City',
  photos: [
    'waterfront-tower-exterior-dusk.jpg',
    'living-room-sea-view.jpg',
    'dining-room-skyline.jpg',
    'primary-bedroom-sea-view.jpg',
    'rooftop-pool-deck-dusk.jpg',
    'lobby-residential-tower.jpg',
  ],
}

export const cityWalkThreeBedroom: DemoProperty = {
  title: 'Dining room for ten over the planted street',
  category: 'Apartment',
  location: 'City Walk',
  type: 'For sale',
  currency: 'AED',
  price: '5,600,000',
  minarea: 176,
  maxarea: 189,
  bedroom: 3,
  bathroom: 4,
  parking_spaces: 2,
  description: `A low building, a wide flat and one room that decides everything: eleven metres of window with space for a table of ten in front of it.
The three bedrooms lie behind, along a corridor lined with cupboards. All face the inner garden and stay cool until noon.
**Six storeys, two lifts, and a staircase people use
## The street
Shops and cafés below close by midnight; the bedrooms do not hear them. Two supermarkets, a clinic and a cinema are within five minutes on foot, and the beach at La Mer is ten by bicycle.
## Included
The dining table, the pendant lights and every built-in cupboard. Two parking spaces side by side.`,
  nearby: 'City Walk, Coca-Cola Arena, Burj Khalifa/Dubai Mall metro station, La Mer, Satwa Park',
  photos: [
    'dining-room-skyline.jpg',
    'kitchen-island-marble.jpg',
    'living-room-city-view.jpg',
    'bathroom-freestanding-tub.jpg',
    'boulevard-retail-evening.jpg',
  ],
}

export const hartlandTerrace: DemoProperty = {
  title: 'Apartment with an outdoor sitting room',
  category: 'Apartment',
  location: 'Mohammed Bin Rashid City',
  type: 'For sale',
  currency: 'EUR',
  price: '720,000',
  minarea: 109,
  maxarea: 142,
  bedroom: 2,
  bathroom: 3,
  description: `A quarter of this home is outdoors. The terrace is covered, five metres deep and faces north-east, so it is dry when it rains and in shade from eleven in the morning.
**Thirty-three square metres of terrace, no neighbour above
Indoors are two bedrooms with a bathroom each, a guest lavatory and a utility room with outside air. The floor is the same level throughout, terrace included.
## The neighbourhood
Sobha Hartland has two schools, a canal path and a good many trees for its age. The lagoon side is still being built; this building looks the other way.`,
  nearby:
    'North London Collegiate School, Hartland International School, Ras Al Khor sanctuary, Meydan, Dubai Water Canal path',
  photos: [
    'terrace-city-view-golden.jpg',
    'living-room-city-view.jpg',
    'kitchen-island-marble.jpg',
    'primary-bedroom-sea-view.jpg',
    'gym-skyline-view.jpg',
  ],
}

export const jvcOneBedroom: DemoProperty = {
  title: 'One-bedroom with a lobby worth coming home to',
  category: 'Apartment',
  location: 'Jumeirah Village Circle',
  type: 'For sale, tenanted',
  currency: 'INR',
  price: '2,60,00,000',
  minarea: 68,
  maxarea: 74,
  bedroom: 1,
  bathroom: 2,
  description: `A straightforward one-bedroom in a building that is better kept than its price suggests. The lobby is staffed day and night, and the corridors are cooled.
**Let until May at AED 82,000 a year, paid in four cheques
The tenant, a teacher, has been here three years and would like to stay. The contract is registered with Ejari and passes to the buyer as it stands.
## For an investor
Service charge AED 134 per m². After charges and an allowance for repairs the rent returns about six per cent on the asking price. We send the sheet with every figure on it.`,
  nearby: 'Circle Mall, JSS International School, JVC district park, Al Khail Road',
  photos: [
    'lobby-residential-tower.jpg',
    'living-room-city-view.jpg',
    'kitchen-island-marble.jpg',
    'gym-skyline-view.jpg',
  ],
}

export const bluewatersThreeBedroom: DemoProperty = {
  title: 'Sea on three sides, a footbridge from the beach',
  category: 'Apartment',
  location: 'Bluewaters Island',
  type: 'For sale',
  currency: 'AED',
  price: '9,400,000',
  minarea: 186,
  maxarea: 205,
  bedroom: 3,
  bathroom: 4,
  description: `The living room is nine metres wide and all of it is window. You look at open sea, the Palm in the distance and nothing that could be built in between.
**Fourth floor, end of the row, private lift lobby
Three bedrooms, each with its own bathroom, and a maid’s room with daylight. The kitchen was refitted in 2024; the cabinets are walnut and the doors close quietly.
## Island life
There is one road on and one footbridge to the beach at JBR. It is calm on weekdays and lively from Friday evening. Residents park underground and never meet the visitors’ queue.
## Before you offer
Sea air is hard on balcony ironwork. The rails here were recoated in 2025 and should be done every four years.`,
  nearby: 'The Beach at JBR, Ain Dubai, Bluewaters promenade, Dubai Tram, Bluewaters beach club',
  photos: [
    'living-room-sea-view.jpg',
    'primary-bedroom-sea-view.jpg',
    'bathroom-freestanding-tub.jpg',
    'kitchen-island-marble.jpg',
    'marina-yachts-golden.jpg',
    'rooftop-pool-deck-dusk.jpg',
  ],
}

export const beachfrontOneBedroom: DemoProperty = {
  title: 'One-bedroom with its own stretch of sand',
  category: 'Apartment',
  location: 'Emaar Beachfront',
  type: 'For sale',
  currency: 'AED',
  price: '2,890,000',
  minarea: 71,
  maxarea: 78,
  bedroom: 1,
  bathroom: 1,
  description: `The beach belongs to the residents, and the lift opens fifty steps from it. Those two facts explain most of the price; the flat explains the rest.
**Marina view, west-facing, blinds fitted outside the glass
One bedroom, one good bathroom, and a living room that takes a sofa bed without blocking the balcony door. Bought new in 2023 and used at weekends.
## Letting it
The building allows holiday lets with the owner’s permit. We manage eleven homes here and can show you a year’s real figures rather than an estimate.`,
  nearby: 'Residents’ beach, Dubai Harbour marina, Skydive Dubai, Palm Jumeirah, Sheikh Zayed Road',
  photos: [
    'waterfront-tower-exterior-day.jpg',
    'living-room-sea-view.jpg',
    'primary-bedroom-sea-view.jpg',
    'gym-skyline-view.jpg',
  ],
}
