/** Who looks: what is hidden for want of a permit is there for administrators only. */
export type Audience = 'everyone' | 'administrators'
