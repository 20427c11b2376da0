import type { DemoProperty } from './property.ts'

export const operaPenthouse: DemoProperty = {
  title: 'Penthouse over the opera district',
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
  nearby:
    'Dubai Opera, Dubai Mall, Burj Park, Souk Al Bahar, Burj Khalifa/Dubai Mall metro station',
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
  nearby: 'Dubai Water Canal path, Business Bay metro station, Bay Avenue, Marasi Drive, Safa Park',
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
  nearby: 'The Beach, JBR Walk, Dubai Tram, Bluewaters footbridge, Dubai Marina Walk',
  photos: [
    'bathroom-freestanding-tub.jpg',
    'living-room-sea-view.jpg',
    'primary-bedroom-sea-view.jpg',
    'kitchen-island-marble.jpg',
    'rooftop-pool-deck-dusk.jpg',
  ],
}
