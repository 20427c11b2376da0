export const aLandlordsCalendar = {
  title: 'Ejari, notice and rent: a landlord’s calendar',
  author: 'Daniel Hartley',
  seoTitle: 'Dubai tenancy rules for landlords: Ejari, notice, rent',
  photo: 'villa-pool-exterior-day.jpg',
  date: '2024-11-18',
  body: `A tenancy in Dubai runs on dates. Miss one and the contract renews on the old terms for another year; keep them and there is seldom anything to argue about. This is the calendar we use for the homes we manage.
## The week of signing
The contract is the Land Department’s standard form with an addendum. The addendum should be short. List what is in the home, who repairs what, and how the rent is paid: by post-dated cheques as ever, or more and more by direct debit.
A security deposit is customary, commonly five per cent of the yearly rent for an empty home and ten for a furnished one. Take dated photographs of every room on the day the keys change hands, and send them to the tenant the same evening.
Then register with Ejari. The registration gives the contract its standing: before the Rental Disputes Centre, with the water and power company, and with the immigration department if a family is to be sponsored.
**No Ejari, no case. Register in the first week, every year, renewals included.
## During the year
Law No. 26 of 2007, amended by Law No. 33 of 2008, governs the relation. The landlord keeps the home fit for its use and carries out major maintenance, unless the parties agree otherwise. Most contracts leave small repairs, up to a stated sum, to the tenant. State the sum.
You may not cut off services or change locks because of a dispute. If the rent is late, serve a written notice through the proper channel and allow the thirty days that the law provides.
## Ninety days before the end
Either side that wants to change the rent or another term must tell the other at least ninety days before expiry, unless the contract says otherwise. Put day one hundred in your calendar.
How far the rent may rise is set by Decree No. 43 of 2013. It depends on the gap between the present rent and the average for similar homes in RERA’s index. Within ten per cent below the average there is no increase. Beyond that the steps are five, ten, fifteen and at most twenty per cent. Use the official calculator on the day and keep a copy of the result.
## Twelve months before you want it back
A landlord who means to sell, or to live in the home, must give twelve months’ notice, and it must go through a notary public or by registered mail. An e-mail does not count, however clear. The notice states the reason, and after taking the home back for personal use you may not simply let it to somebody else; the law sets a waiting period.
A sale by itself does not end a tenancy. The buyer becomes the landlord on the same terms.
## When there is a dispute
The Rental Disputes Centre hears it. It begins with an attempt at settlement, and the fee is a percentage of the yearly rent. Bring the Ejari certificate, the notices with proof of service and the photographs. Cases are won by whoever kept the papers.
## Our habit
We telephone every tenant once a quarter to ask what is broken. It is cheaper than finding out. Rules and fees change; ask us, or the centre itself, before you act on a page that you read some time ago.`,
}
