import { SaxesParser } from 'saxes'

/** Checks an XML document that arrives in parts. */
export function xmlChecker() {
  const parser = new SaxesParser()
  let fault: string | null = null
  parser.on('error', ({ message }) => (fault ??= message.replace(/\.$/, '')))
  return {
    read(part: string): void {
      // A parser that has found a fault reads the rest at a cost, and for nothing.
      if (fault === null) parser.write(part)
    },
    /** The first fault, or null where the whole document is well-formed. */
    end(): string | null {
      if (fault === null) parser.close()
      return fault
    },
  }
}
