/** A photo whose bytes are those that its name tells. */
export const WHOLE = 'whole'

export function enquiry({ kind, message, photos }: EnquiryLook): string {
  return JSON.stringify([kind, message, photos])
}

export interface EnquiryLook {
  kind: string
  message: string
  photos: string[]
}

export function property({ properties_title, price, photos }: PropertyLook): string {
  return JSON.stringify([properties_title, price, photos])
}

export interface PropertyLook {
  properties_title: string
  price: string
  photos: string[]
}

export function post({ title, author, metadescription, photo }: PostLook): string {
  return JSON.stringify([title, author, metadescription, photo])
}

export interface PostLook {
  title: string
  author: string
  metadescription: string
  photo: string
}
