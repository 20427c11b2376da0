/** Words of the page where a visitor changes a tour. */
export const en = {
  yourTour: 'Your tour',
  cancelledTour: 'Your tour is cancelled',
  theTour: 'The tour',
  moved: 'Your tour is moved. We have told the agency.',
  cancelled: 'Your tour is cancelled. We have told the agency.',
  notChanged: 'Your tour was not changed.',
  tryLater: 'Your tour was not changed. Please try again later.',
  proposed: 'Proposed for',
  wasProposed: 'Was proposed for',
  property: 'Property',
  seeProperty: 'See the property',
  proposeAgain: 'You are welcome to propose another time on the page of the property.',
  toBeConfirmed: 'We will reach out to confirm it. Until then you can change it here.',
  anotherTime: 'Choose another time',
  move: 'Move the tour',
  cancel: 'Cancel the tour',
  whatCancelling:
    'The agency is told at once. A cancelled tour stays cancelled; you can propose a new one.',
  yesCancel: 'Yes, cancel it',
}
