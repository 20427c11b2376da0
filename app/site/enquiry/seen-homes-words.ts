const en = {
  /** Stored with the enquiry as what the visitor agreed to. */
  sendSeen: 'Send along the homes I looked at, so that the agent can prepare',
}

const ar: typeof en = {
  sendSeen: 'أرفِق العقارات التي شاهدتُها ليستعدّ الوسيط مسبقًا',
}

export const WORDS = { en, ar }
