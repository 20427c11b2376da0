export const en = {
  sell: 'Sell Your Property',
  description: (agency: string) =>
    `Sell your property in Dubai with ${agency}: a measured valuation, one set of good photographs, and viewings that we attend ourselves.`,
  heading: 'Sell to the buyer who will keep the garden.',
  lead: 'A measured valuation, one set of good photographs and viewings we attend ourselves. No board outside unless you want one.',
  tellUs: 'Tell us about it',
  steps: [
    'Send the address and, if you have them, a few photos. Telephone pictures are fine.',
    'We reply with recent sales on your street and a price we would put our name to.',
    'If you agree, we photograph, list and show the property.',
  ],
  talk: 'Prefer to talk it through?',
  whatsapp: 'WhatsApp',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  address: 'Property address',
  countryOrCity: 'Country/city',
  message: 'Message',
  submit: 'Send request',
  photos: 'Photos',
  optional: '(optional)',
  dragPhotos: 'Drag photos here, or choose them from your device',
  choosePhotos: 'Choose photos from your phone',
  chooseFiles: 'Choose files',
  limits: (photos: number, megabytes: number) =>
    `Up to ${photos} photos of up to ${megabytes} MB each, as JPEG, PNG, WebP or AVIF.`,
  chosenPhotos: 'Chosen photos',
  remove: 'Remove',
  removePhoto: (name: string) => `Remove ${name}`,
  units: { kB: 'kB', MB: 'MB' },
  uploading: (photos: number) => `Uploading ${photos === 1 ? '1 photo' : `${photos} photos`}`,
  uploaded: (uploading: string, percent: number) => `${uploading}, ${percent}%`,
  refused: 'Files that were not taken',
  sentWithoutPhotos: 'Your request was sent without photos.',
  tooMany: (name: string, photos: number) =>
    `${name} was left out: one request takes up to ${photos} photos.`,
  damaged: (name: string) => `${name} is damaged or is not a photo, and was left out.`,
  heic: (name: string) =>
    `${name} is a HEIC photo, which we cannot open. Please save it as JPEG and choose it again.`,
  notPhoto: (name: string) =>
    `${name} is not a photo that we can open. Please choose JPEG, PNG, WebP or AVIF files.`,
  empty: (name: string) => `${name} is empty. Please choose it again.`,
  tooLarge: (name: string, megabytes: number) =>
    `${name} is larger than ${megabytes} MB. Please choose a smaller copy.`,
}
