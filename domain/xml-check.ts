import { SaxesParser } from 'saxes'

/** Checks an XML document that arrives in parts. */
export interface XmlCheck {
  read(part: string): void
  /** The first fault, or null where the whole document is well-formed. */
  end(): string | null
}

export function xmlChecker(): XmlCheck {
  const parser = new SaxesParser()
  let fault: string | null = null
  parser.on('error', ({ message }) => (fault ??= message.replace(/\.$/, '')))
  return {
    read(part) {
      // A parser that has found a fault reads the rest at a cost, and for nothing.
      if (fault === null) parser.write(part)
    },
    end() {
      if (fault === null) parser.close()
      return fault
    },
  }
}
