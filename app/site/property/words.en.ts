/** Words of breadcrumbs, gallery, tour form and buttons: what every visit downloads. */
export const en = {
  properties: 'Properties',
  allProperties: 'All properties',
  preview: 'Preview, seen only by those who have its link.',
  photos: 'Photos',
  noImages: 'No images available',
  openPhoto: (photo: number, photos: number) => `Open photo ${photo} of ${photos}`,
  photoOf: (title: string, photo: number, photos: number) =>
    `${title}, photo ${photo} of ${photos}`,
  thisHome: 'this home',
  choosePhoto: 'Choose a photo',
  photo: (photo: number) => `Photo ${photo}`,
  floor: (floor: number) => `Floor ${floor}`,
  untitled: 'Property',
  scheduleTour: 'Schedule a tour',
  nextInLine: 'Ask to be next in line',
  whatsapp: 'WhatsApp',
  call: 'Call',
  others: 'Other properties',
}
