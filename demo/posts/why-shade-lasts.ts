export const whyShadeLasts = {
  title: 'Why shade is the amenity that lasts',
  author: 'Mariam Al Suwaidi',
  seoTitle: 'Orientation and shade: how to choose a Dubai home',
  photo: 'villa-terrace-angle-day.jpg',
  date: '2026-09-21',
  body: `Gyms are refitted and lobbies are re-papered, but the direction a terrace faces never changes. A north-east balcony is usable for seven months of the year; a west-facing one for four. Here is how to read it from a floor plan.
## Find north first
Every plan has an arrow, though it is sometimes tucked beside the scale. Turn the sheet until the arrow points away from you. What is on your right now sees the morning, what is on your left the afternoon.
In Dubai the midsummer sun stands almost overhead at noon, so roofs suffer and south windows escape more lightly than people expect. In winter it stays low in the south, and a south terrace is warm and pleasant. The west is the difficult side all year: low, strong sun in the hottest hours of the day.
**For a living room we look for north or east. For a terrace used in winter, south. For bedrooms, anything but west.
## Depth is shade
A balcony of one metre twenty shades nothing but its own floor. At three metres, the glass behind it stays out of the sun for most of the day in summer. Look for the depth in the plan’s dimensions, not in the drawing, where furniture is often shown smaller than it is made.
Overhangs, fins and screens all count. So does the tower next door. A neighbour forty metres to the west will take some of the view and most of the four o’clock sun; it is not always a bad exchange.
## What it does to the bill
Cooling is the largest running cost of most homes here. In two villas of the same type and size, on the same street, we have seen summer bills differ by a third. One had its long side to the west with plain glass. The other had a pergola, two trees and outside blinds.
Outside is the important word. A curtain stops light after the heat is already in the room. A blind outside the glass stops both.
## Trees
The ghaf, from which we take half of our name, needs little water once it has found its own and gives an open, moving shade. Neem and sidr are quicker. Palms look well along a drive but shade hardly anything beneath them. A good tree on the south-west corner of a terrace is worth more than a larger pool.
If there is no tree, ask where the irrigation runs and where the pipes and cables lie. A semi-mature tree can be planted in a day and begins to earn its keep the following summer.
## A test anybody can do
Visit twice: once in the morning, once between three and five. Stand in each room for two minutes with the lights off. Put a hand on the inside of the glass. Then go out on the terrace and see whether you want to sit down.
We note the orientation of every room in our particulars and bring a compass to viewings. It is a small instrument and it has ended several long discussions.`,
}
