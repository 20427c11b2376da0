import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { run } from '#proof/debian-tools.ts'
import { temporaryFolder } from '#proof/temporary-folder.ts'

export interface PageHtml {
  path: string
  html: string
}

const VNU_JAR = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'))

/** The HTML standard lets `rel="expect"` block the first paint, too. */
const LATER_THAN_CHECKER = '.*“blocking” attribute must have a “rel” attribute.*'

interface Message {
  type: string
  subType?: string
  url: string
  message: string
  extract?: string
}

/** Errors and warnings of the Nu HTML checker. */
export async function checkHtml(pages: readonly PageHtml[]): Promise<string[]> {
  await using folder = await temporaryFolder('html')
  const files = pages.map((_, index) => join(folder.path, `${index}.html`))
  for (const [index, { html }] of pages.entries()) await writeFile(files[index] ?? '', html)
  // The run is too short for Java's optimising compiler to pay off.
  const javaOptions = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss8m']
  const options = ['--exit-zero-always', '--format', 'json']
  const args = [...javaOptions, '-jar', VNU_JAR, ...options, '--filterpattern', LATER_THAN_CHECKER]
  const { stderr } = await run('java', [...args, ...files], { maxBuffer: 64 * 1024 * 1024 })
  const { messages } = JSON.parse(stderr) as { messages: Message[] }
  return messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .map(({ url, message, extract }) => {
      const index = files.findIndex((file) => url.endsWith(file))
      return `${pages[index]?.path}: ${message} ${extract ?? ''}`
    })
}
