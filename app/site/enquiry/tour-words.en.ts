/** Words of the tour form that are downloaded when it is used. */
export const en = {
  /** The message that a choice writes. */
  wish: (isOneHome: boolean, day: string, time: string) =>
    `I would like to see ${isOneHome ? 'this home' : 'these homes'} on ${day}${time && ` at ${time}`}.`,
  title: 'Your tour is requested',
  home: 'Home',
  homes: 'Homes',
  dayAndTime: 'Day and time',
  next: [
    'We confirm the time, or offer the nearest one that is free.',
    'You get the address of the meeting place with the confirmation.',
  ],
  again: 'Request another tour',
  change: 'Your tour: change or cancel it',
}
