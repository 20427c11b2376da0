export const borrowingForAHome = {
  title: 'Borrowing for a Dubai home: what the bank asks',
  author: 'Mariam Al Suwaidi',
  seoTitle: 'Mortgages in Dubai for residents and non-residents',
  photo: 'living-room-city-view.jpg',
  date: '2025-12-09',
  body: `A mortgage in Dubai is less mysterious than it sounds. The Central Bank sets the limits, the bank sets the rate, and three months of bank statements settle most of the rest. What surprises people is how much cash they need beside it.
## How much a bank may lend
The Central Bank’s rules set the ceiling. At the time of writing an expatriate resident buying a first home may borrow up to 80 % of its value where that is AED 5 million or less, and up to 70 % above. UAE nationals may borrow five points more. For a second home or an investment the ceiling is 60 % for expatriates, and for a home bought off-plan it is 50 %, whoever buys.
Non-residents are lent to as well, usually somewhat less and by fewer banks.
**Value means the lower of the price and the bank’s own valuation.
If the valuer comes in under the price, the difference is yours to find. It happens most in rising markets and for houses that have been altered.
## How much you may owe
All your monthly debts together, the new loan included, may not take more than half of your income. Credit card limits count, even unused ones. Cancel those you do not need three months before you apply, and keep the closing letters.
The longest term is 25 years. The last instalment generally falls due before an employee is 65, or a little later for the self-employed, so a borrower of fifty has about fifteen years.
## The cash beside the loan
Add the deposit to the costs. The Land Department’s fee is 4 % of the price and mortgage registration 0.25 % of the loan. Then come the agent’s commission, the trustee’s fee, the valuation, and the bank’s arrangement fee, often up to one per cent. Since early 2025 banks have been told not to lend for the transfer fee and the commission. For a first home at AED 3 million, plan on about 27 % in cash.
## Fixed or variable
Most loans are fixed for two to five years and then follow EIBOR, the local interbank rate, plus a margin. Ask three questions. What is the margin after the fixed years? What does it cost to repay early? By rule this is capped for home loans, at 1 % of the balance or AED 10,000, whichever is less. And is life insurance compulsory with that bank’s own provider?
A low first rate with a high margin is a long loan dressed as a short one.
## Papers to collect
Passport, visa and Emirates ID. A salary certificate. Six months of bank statements. Your credit report from Al Etihad Credit Bureau, which you can order yourself and should read first. The self-employed add two years of audited accounts and the trade licence.
## Order of events
Pre-approval takes about a week and lasts two to three months. Get it before viewing in earnest. After Form F is signed, the valuation, the final offer and the transfer follow in four to five weeks. If the seller has a loan too, allow six.
We do not arrange mortgages and take no fee from those who do. We will tell you which two or three brokers answer their telephones.`,
}
