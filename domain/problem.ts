/** An expected refusal. `server/problems.ts` maps each kind to an HTTP status. */
export abstract class Problem extends Error {
  abstract readonly kind: ProblemKind
  /** Messages by field name, where fields are at fault. */
  readonly fields?: Record<string, string>
}

export type ProblemKind =
  | 'not-found'
  | 'gone'
  | 'invalid'
  | 'unauthorised'
  | 'forbidden'
  | 'conflict'
  | 'stale'
  | 'too-large'
  | 'too-many'
  | 'unsupported'
  | 'busy'

export class NotFound extends Problem {
  readonly kind: 'not-found' | 'gone' = 'not-found'
  constructor(what: string, id: number | string) {
    super(`There is no ${what} ${id}.`)
  }
}

/** There was one, and visitors have seen it; it will not come back. */
export class Gone extends NotFound {
  override readonly kind = 'gone'
}

/** The input is not valid. */
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

/** The change is of a state that is no longer the current one. */
export class Stale extends Problem {
  readonly kind = 'stale'
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

/** Too much work is in progress; the request may be repeated soon. */
export class Busy extends Problem {
  readonly kind = 'busy'
}

/** A file of a type that is not accepted, whatever its name says. */
export class Unsupported extends Problem {
  readonly kind = 'unsupported'
  declare readonly fields?: Record<string, string>
  /** The same refusal, about the file at this place of a form, from 1. */
  about(position: number): Unsupported {
    return Object.assign(new Unsupported(this.message, { cause: this }), {
      fields: { file: `${position}` },
    })
  }
}
