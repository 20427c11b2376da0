export const lettingThroughTheSummer = {
  title: 'Letting a second home through the summer',
  author: 'Daniel Hartley',
  seoTitle: 'Looking after a Dubai second home in summer',
  photo: 'bathroom-freestanding-tub.jpg',
  date: '2026-07-11',
  body: `Owners who leave in June tend to switch everything off. It is the wrong instinct: a closed flat at forty-five degrees grows mould within a fortnight. A short list for the summer keeps both the walls and the tenancy sound.
## Air first
Set the cooling to 26 degrees and the fan to automatic, and leave it running. It is there to keep the air dry more than to keep it cool. Turning the system off saves perhaps a few hundred dirhams a month and can cost a ceiling.
Have the filters cleaned and the condensate drains flushed before you go. A blocked drain is the most common cause of a summer leak, and the neighbour below is usually the first to know.
**Close the water at the main valve if nobody will be there. Leave the power on.
Pour a glass of water into every floor drain and shower trap, then a spoonful of cooking oil on top. It slows the evaporation that lets smells, and insects, up the pipe.
## Somebody with a key
A visit every two weeks is enough. Whoever comes should open cupboards, run the taps for a minute, look behind the washing machine and photograph the thermostat. Insurers ask about unoccupied homes; check how many days your policy allows before cover is reduced.
Tell the building’s management that you are away, and who may enter. In a good tower, security will not let your plumber up without a name on the list.
## If you mean to let it
Summer is the quiet season for short stays and a sensible one for yearly contracts, since many families move before the school year. A home that is furnished and photographed by May has its tenant by August.
A holiday let needs a permit from the Department of Economy and Tourism in the owner’s or an operator’s name. The building’s own rules come on top, and some do not welcome it. Ask before you buy the second set of towels.
A yearly contract must be registered with Ejari. Without it neither side can rely on the Rental Disputes Centre, and the tenant will have difficulty in opening the water and power account.
## What to expect in money
Occupancy in July and August can be half that of January. We plan on a low figure for three months, a fair one for five and a good one for four. Anyone who multiplies the January rate by twelve is selling something.
Cleaning, linen, cooling and the operator’s share take a good part of a short-stay income. Over a year the result is often closer to a long let than owners hope, with more variety and more wear.
## A list for the door
Cooling at 26, water closed, fridge empty and propped open or left running, blinds down on the west side, balcony furniture indoors, plants with a neighbour, keys with us.
We look after homes for owners who are away, one person for each building, and send photographs after each visit. Some of our clients say that they sleep better in Surrey for it.`,
}
