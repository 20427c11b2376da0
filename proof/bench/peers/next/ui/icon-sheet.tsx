import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SHEET = readFileSync(join(process.cwd(), 'ui/icons.svg'), 'utf8')

/** The drawings of all icons, once a page. */
export function IconSheet() {
  return <div hidden dangerouslySetInnerHTML={{ __html: SHEET }} />
}
