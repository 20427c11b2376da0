export const en = {
  /** Stored with the enquiry as what the visitor agreed to. */
  sendSeen: 'Send along the homes I looked at, so that the agent can prepare',
}
