export const readingATitleDeed = {
  title: 'Reading a title deed, line by line',
  author: 'Daniel Hartley',
  seoTitle: 'How to read a Dubai title deed',
  photo: 'boardroom-skyline.jpg',
  date: '2026-09-08',
  body: `A Dubai title deed is one page long and worth ten minutes of anyone’s time. The plot number, the owner shares and the mortgage status are on it, and a mistake in any of them will stop a transfer on the day.
## What the document is
The deed is issued by the Dubai Land Department and records an entry in its register. These days it reaches you as an electronic file with a code that can be checked on the department’s website or in the Dubai REST app. The register is what counts; the page is a faithful copy of one moment in it.
For a home that is still being built there is no deed yet. The sale is entered in the interim register, known as Oqood, and the deed follows when the building is completed.
## The lines, in order
The property type comes near the top: flat, villa, land, office, shop. Check that it agrees with what you think you are buying. A hotel apartment has different running costs and different rules from a flat, and looks the same in photographs.
Community, plot number and, for a flat, building and unit number identify the place. The name on the tower may have changed since; the plot number does not.
**Compare the unit number with the door, and the parking numbers with the bays. We walk down and look.
The area is given in square metres. For flats it usually includes the balcony, and often a share of walls that you cannot use. Brochures and listings may use other measures. If the difference is more than a few per cent, ask for the survey drawing.
Then the owners, each with a share. Two names at fifty per cent each means two signatures, or a power of attorney that the trustee office will accept. If an owner has died, the court must issue its order before anything can be sold.
The mortgage line shows whether a bank has a charge over the property. It is no obstacle, but it changes the order of steps: the loan is settled and released before, or together with, the transfer.
## What is not on it
A deed does not tell you about unpaid service charges. The developer’s no-objection certificate does, which is why every sale needs one.
It does not tell you about a tenant. Ask for the Ejari contract and read the end date and the notice clause.
Nor does it list alterations. A wall removed without approval, or a room added on the roof, is a matter for the developer, the municipality and then the next owner. Ask for the approval papers before you admire the extra room.
## Names and spelling
The commonest cause of a wasted morning is a passport renewed since the purchase. The number on the register no longer matches the one on the counter. It is a small correction, but it takes a separate visit. Do it in the week that you list, not in the week that you sell.
Send us a copy of your deed and we will read it with you. There is no charge, and usually no surprise.`,
}
