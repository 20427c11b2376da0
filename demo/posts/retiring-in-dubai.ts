export const retiringInDubai = {
  title: 'Retiring in Dubai: the residence visa at 55',
  author: 'Mariam Al Suwaidi',
  seoTitle: 'Residence visa for retirees in Dubai: what to prepare',
  photo: 'beachfront-mansion-exterior.jpg',
  date: '2026-06-28',
  body: `Expats aged 55 and above who have spent more than ten years in Dubai can apply for a residence visa. For people who came for three years and stayed for twenty, it answers the question that used to end every farewell dinner: what happens when the job does?
## Why it matters
Residence in the Emirates has long been tied to an employer, a company or a spouse. When the work ended, so did the right to stay. A retirement visa breaks that link. It lets someone who has made a life here keep it, with the same doctor, the same friends and the same view.
The visa is issued for a fixed period and may be renewed as long as its conditions are still met.
## What is usually asked
Age is the first condition. Beyond that, applicants show that they can support themselves: by income, by savings, by property, or by a combination of these. The thresholds have been revised more than once since the scheme began, and different authorities publish slightly different lists.
**Check the current conditions with the General Directorate of Residency and Foreigners Affairs in Dubai before you sell, buy or resign from anything.
Health insurance is required. Costs rise with age and not all insurers take new members above a certain one, so ask for a quotation early. For many couples this, not the property, decides the budget.
## Where a home comes in
Property can count towards the conditions. It generally has to be registered in your own name, completed, and worth at least the sum in force at the time. A mortgaged home may count for the part that you have paid; a home bought off-plan may not count yet. Couples who own jointly should ask how the value is divided.
We prepare three papers for clients who apply: a copy of the title deed, a recent valuation where one is needed, and a statement from the bank if there is a loan. The rest is between you and the authority, or a licensed typing centre.
## Choosing a home for the next twenty years
Buy for the knees you will have. We look for step-free showers, a lift with a standby, a bedroom on the entrance level and a place to sit between the car and the door. A clinic within ten minutes is worth more than a gym downstairs.
Think about running costs as well as price. A villa with a garden and a pool can cost AED 60,000 to 90,000 a year to keep, before anything breaks. Many of our clients move from four bedrooms to two, in a building with people they can call on.
## Wills and the rest of the family
Register a will. Without one, an estate in the Emirates follows default rules that may not be what you intend, and a house can stay frozen while a court decides. The DIFC Courts and other registries offer services for people who are not Muslim; a lawyer will tell you which fits.
We are estate agents, not immigration advisers, and this page is an introduction. But we have helped a good number of clients to arrange the housing side of it. Bring your questions, and ten years of tenancy contracts if you have kept them.`,
}
