import type { DemoProperty } from './property.ts'

export const canalOffice: DemoProperty = {
  title: 'Full-floor office on the canal',
  category: 'Office',
  location: 'Business Bay',
  type: 'For sale',
  currency: 'AED',
  price: '11,300,000',
  minarea: 764,
  maxarea: 820,
  bathroom: 4,
  parking_spaces: 16,
  description: `The whole of the ninth floor, with water on the north side and daylight on all four. The core is central, so the plan divides into two tenancies without a new riser.
**Fitted in 2023: 64 desks, boardroom, two meeting rooms, raised floor
Sixteen parking spaces come with the title, a ratio of one to 51 m². Chilled water is metered per floor and the last twelve months came to AED 214,000.
## Licence and use
Mainland office use, registered with the Land Department as a single unit. A change to clinic or training use needs the municipality’s consent; two floors of the tower already have it.
## Sold as seen
Furniture is included at the asking price or excluded at AED 180,000 less.`,
  nearby: 'Business Bay metro station, Dubai Water Canal, Marasi Drive, Bay Avenue, Al Khail Road',
  photos: [
    'boardroom-skyline.jpg',
    'office-interior-open-plan.jpg',
    'lobby-residential-tower.jpg',
    'office-tower-glass-facade.jpg',
  ],
  floors: [
    {
      description: 'Ninth floor',
      photos: ['plan-office-floor.png', 'office-interior-open-plan.jpg', 'boardroom-skyline.jpg'],
    },
    { description: 'Lobby', photos: ['lobby-residential-tower.jpg'] },
  ],
}

export const boulevardCafe: DemoProperty = {
  title: 'Corner café unit on the boulevard',
  category: 'Retail',
  location: 'Downtown Dubai',
  type: 'For sale, tenanted',
  currency: 'AED',
  price: '7,900,000',
  minarea: 112,
  maxarea: 148,
  bathroom: 1,
  description: `Shopfronts on two streets, thirty-six square metres of licensed terrace and a kitchen extract that rises to the roof. The last is worth more than the view.
**Let to a coffee roaster until 2029 at AED 560,000 a year
The tenant fitted the unit, pays the service charge and has not missed a cheque in four years. The rent is reviewed in 2027 under the contract.
## Who passes
The corner lies between the metro link and the opera. It is busiest from six in the evening; the breakfast trade grew after the offices opposite were let in 2024.`,
  nearby: 'Dubai Opera, Burj Park, Dubai Mall metro link, Boulevard Point',
  photos: [
    'boulevard-retail-evening.jpg',
    'hero-skyline-dusk.jpg',
    'office-tower-glass-facade.jpg',
    'architect-plans-desk.jpg',
  ],
}

export const lakesOffice: DemoProperty = {
  title: 'Fitted office over the lakes',
  category: 'Office',
  location: 'Jumeirah Lakes Towers',
  type: 'For sale',
  currency: 'AED',
  price: '3,180,000',
  minarea: 174,
  maxarea: 186,
  bathroom: 2,
  parking_spaces: 3,
  description: `Twenty-two desks, one meeting room and a pantry, ready to work in on the Monday after transfer. The north light means that nobody pulls the blinds down.
**DMCC free zone: the licence and the lease address go together
The floor area decides how many visas a company here may hold. We confirm the figure with the authority for your activity before you sign.
## The tower
Four lifts, renewed in 2024. Three parking spaces in the basement, and a lake path outside for the calls that are better taken walking.`,
  nearby: 'DMCC metro station, JLT Park, Almas Tower, Cluster shops, Dubai Marina footbridge',
  photos: [
    'office-interior-open-plan.jpg',
    'boardroom-skyline.jpg',
    'office-tower-glass-facade.jpg',
    'gym-skyline-view.jpg',
  ],
}

export const difcHalfFloor: DemoProperty = {
  title: 'Half a floor inside the financial centre',
  category: 'Office',
  location: 'DIFC',
  type: 'For sale',
  currency: 'USD',
  price: '4,250,000',
  minarea: 388,
  maxarea: 410,
  bathroom: 3,
  parking_spaces: 7,
  description: `Freehold offices inside the district come up a few times a year. This is the east half of the fourteenth floor, with its own entrance from the lift lobby.
**Shell and core, four metres clear, seven parking spaces
The previous fit-out was taken out down to the slab, so a buyer starts with a clean floor, new sprinklers and no bill for demolition. A test plan for 38 desks is with us.
## Rules that matter
Occupiers need a DIFC licence. Buyers who mean to let should know that tenants here pay more and take longer to choose.`,
  nearby: 'Gate Avenue, Financial Centre metro station, Emirates Towers, Museum of the Future',
  photos: [
    'office-tower-glass-facade.jpg',
    'office-interior-open-plan.jpg',
    'boardroom-skyline.jpg',
    'architect-plans-desk.jpg',
  ],
  floors: [
    {
      description: 'Fourteenth floor, east',
      photos: ['office-interior-open-plan.jpg', 'boardroom-skyline.jpg'],
    },
  ],
}

// Deliberately without photographs: the list has to stay handsome when an agent has none yet.
export const alQuozWarehouse: DemoProperty = {
  title: 'Nine-metre warehouse beside the galleries',
  category: 'Warehouse',
  location: 'Al Quoz',
  type: 'For sale',
  currency: 'AED',
  price: '8,900,000',
  minarea: 1080,
  maxarea: 1150,
  bathroom: 2,
  description: `A single clear span, nine metres to the eaves, with two loading doors and a mezzanine office. The roof sheets were replaced in 2024 and insulated underneath.
**Photographs follow when the present tenant has moved out in January
Power is 180 kW connected. The floor is level to five millimetres and takes five tonnes a square metre, tested.
## Who may buy
Most of Al Quoz is held on terms that limit who can own it. We confirm your eligibility with the Land Department before a viewing, so that nobody’s morning is wasted.`,
  nearby: 'Alserkal Avenue, Al Quoz Creative Zone, Sheikh Zayed Road, Al Khail Road',
}

export const southShop: DemoProperty = {
  title: 'Ground-floor shop for a district still growing',
  category: 'Retail',
  location: 'Dubai South',
  type: 'Off-plan',
  currency: 'AED',
  price: '2,320,000',
  minarea: 88,
  maxarea: 96,
  bathroom: 1,
  description: `The towers above it will hold 420 homes, and there are three shops. Buyers of the first two have signed for a grocer and a pharmacy.
**Half during construction, half at handover in late 2027
The unit is delivered as a shell with drainage, extract and 45 kW of power. Allow AED 3,000 to 4,500 per m² to fit it out, depending on the kitchen.
## A sober view
Rents in a new district begin low and are slow for two years. We would buy this to hold until the metro plans are settled, not to sell at handover.`,
  nearby: 'Al Maktoum International Airport, Expo City Dubai, South Bay lagoon, Expo Road',
  photos: [
    'construction-site-cranes.jpg',
    'boulevard-retail-evening.jpg',
    'architect-plans-desk.jpg',
    'townhouse-row-street.jpg',
  ],
}

export const golfPlot: DemoProperty = {
  title: 'Corner plot beside the eleventh fairway',
  category: 'Plot',
  location: 'Jumeirah Golf Estates',
  type: 'For sale',
  currency: 'AED',
  price: '13,400,000',
  minarea: 1115,
  maxarea: 1115,
  description: `A level corner plot with the fairway on its long side and a road on two. You may build a ground floor, a first floor and a roof room; the coverage limit is on the drawing.
**Sketch design for a five-bedroom house included, approved in principle
The soil report is dated 2025 and asks for no piling. Water, power, sewer and fibre end in the verge, and the community’s design panel meets once a month.
## What building costs
At the time of writing the three contractors we asked quoted AED 6,500 to 8,500 per m² for a well-made house without furniture. Fourteen months is realistic from permit to keys.`,
  nearby:
    'Earth and Fire golf courses, JGE clubhouse, Dubai Sports City, Victory Heights, Expo Road',
  photos: [
    'architect-plans-desk.jpg',
    'plan-plot.png',
    'aerial-villa-community.jpg',
    'keys-and-house-model.jpg',
  ],
  floors: [{ description: 'Plot', photos: ['plan-plot.png'] }],
}
