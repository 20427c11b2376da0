/** The state of a photo whose bytes match its name. */
export const INTACT = 'intact'

export interface EnquiryFields {
  kind: string
  message: string
  photos: string[]
}

export function enquiryState({ kind, message, photos }: EnquiryFields): string {
  return JSON.stringify([kind, message, photos])
}

export interface PropertyFields {
  properties_title: string
  price: string
  photos: string[]
}

export function propertyState({ properties_title, price, photos }: PropertyFields): string {
  return JSON.stringify([properties_title, price, photos])
}

export interface PostFields {
  title: string
  author: string
  metadescription: string
  photo: string
}

export function postState({ title, author, metadescription, photo }: PostFields): string {
  return JSON.stringify([title, author, metadescription, photo])
}
