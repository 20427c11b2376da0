/** An expected refusal. Which HTTP status each becomes is told in one table, `server/problems.ts`. */
export abstract class Problem extends Error {
  abstract readonly kind: ProblemKind
  /** Why, by the name of each field, where it is a field's fault. */
  readonly fields?: Record<string, string>
}

export type ProblemKind =
  | 'not-found'
  | 'invalid'
  | 'unauthorised'
  | 'forbidden'
  | 'conflict'
  | 'too-large'
  | 'too-many'
  | 'unsupported'
  | 'busy'

export class NotFound extends Problem {
  readonly kind = 'not-found'
  constructor(what: string, id: number | string) {
    super(`There is no ${what} ${id}.`)
  }
}

/** What was given cannot be taken. */
export class Invalid extends Problem {
  readonly kind = 'invalid'
  override readonly fields: Record<string, string>
  constructor(fields: Record<string, string>) {
    super(Object.values(fields)[0] ?? 'What was sent cannot be read.')
    this.fields = fields
  }
}

export class Unauthorised extends Problem {
  readonly kind = 'unauthorised'
  declare readonly fields?: Record<string, string>
  constructor(message: string, fields?: Record<string, string>) {
    super(message)
    if (fields) this.fields = fields
  }
}

export class Forbidden extends Problem {
  readonly kind = 'forbidden'
}

export class Conflict extends Problem {
  readonly kind = 'conflict'
}

export class TooLarge extends Problem {
  readonly kind = 'too-large'
}

export class TooMany extends Problem {
  readonly kind = 'too-many'
  readonly retryAfterSeconds: number
  constructor(message: string, retryAfterSeconds: number) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** There is more to do than we take on at once; it may be asked for again soon. */
export class Busy extends Problem {
  readonly kind = 'busy'
}

/** A file of a kind that we do not take, whatever its name says. */
export class Unsupported extends Problem {
  readonly kind = 'unsupported'
}
