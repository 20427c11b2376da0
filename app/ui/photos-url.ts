import { createContext } from 'react'

import { UPLOADS } from '#domain/photos/photo.ts'

/** Where photos are: with us, or in a network that fetches them from us. */
export const PhotosUrl = createContext(UPLOADS)
