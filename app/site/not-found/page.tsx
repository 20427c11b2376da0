import { data } from 'react-router'

import { NotFound } from './error-content.tsx'

export function loader() {
  return data(null, { status: 404 })
}

export default NotFound
