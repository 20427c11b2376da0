/** Words around the photos on the full screen. */
export const en = {
  photos: (title: string) => `Photos: ${title}`,
  of: (photo: number, photos: number) => `${photo} of ${photos}`,
  close: 'Close',
  zoom: 'Zoom',
  previous: 'Previous photo',
  next: 'Next photo',
  notLoaded: 'This photo could not be loaded.',
}
