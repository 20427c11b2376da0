export const dubaiMarinaGuide = {
  title: 'Dubai Marina: choosing the side, then the tower',
  author: 'Mariam Al Suwaidi',
  seoTitle: 'Dubai Marina area guide for buyers',
  photo: 'waterfront-tower-exterior-day.jpg',
  date: '2025-08-05',
  body: `Two hundred towers around three kilometres of water: Dubai Marina is a city that one buys by the floor. Choose the side first, then the tower, then the line of flats, and the search becomes short.
## The lie of the land
The marina is a canal cut parallel to the coast, with an opening to the sea at each end. On the sea side lies Jumeirah Beach Residence, a wall of towers with the beach behind it. On the land side are Sheikh Zayed Road, the metro and, across a bridge, Jumeirah Lakes Towers.
Between them runs the walk: seven kilometres around the water, without a car on it. People here measure distance by it.
## Three sides
The north end, near the harbour, has the newest towers and the widest view. It is also closest to the roads in and out. The middle is the busiest, with the mall, the mosque and most of the restaurants. The south end is older and quieter, and flats are larger for the price.
**If you are sensitive to noise, visit on a Friday at eleven in the evening. Music carries over water.
Marina-facing flats have the lights and the boats. Sea-facing ones above the roofs of JBR have the horizon and the west sun. The road side has neither, and a lower price; with good glazing it suits those who are out all day.
## Age and upkeep
Most of the district was built between 2005 and 2015. Ten to twenty years is the age at which lifts, chillers and façades are renewed, so the state of the building matters more than its style. Ask what has been replaced and what is next. Ask about chilled water too, since capacity charges differ from tower to tower by a surprising margin.
Older towers have real advantages: closed kitchens, storerooms, maid’s rooms, balconies that take a table. A well-kept building of 2008 is often a better home than a fashionable one of 2020 with a third less floor.
## Getting about
Two metro stations, a tram that loops through to the Palm’s monorail, and water buses. Driving is the weak point. The streets inside are few, and at six in the evening they fill. A home with an exit on the outer road saves ten minutes a day.
## Shops, schools, doctors
Everything daily is within a walk: supermarkets, pharmacies, clinics, a cinema. Nurseries are plentiful. Schools are a drive, mostly to Al Barsha, the Meadows and Al Sufouh. For a family with children over eight we raise this early.
## Letting
Demand is deep and steady, for yearly contracts as for holiday homes. One-bedroom flats let fastest; large three-bedrooms stay longest with one tenant. Many towers permit short stays, and some owners would rather they did not. Read the house rules before you count on it.
## Our short list
We follow eighteen towers closely and would live in eleven. The list changes when a manager leaves or a budget is cut. Tell us your side, your floor and what you mean to spend, and we will send three.`,
}
