import { profile, whatsappLink } from '#agency/profile.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { initialsOf, phoneDigits } from '#domain/team/user-fields.ts'
import type { Profile } from '#domain/team/users.server.ts'

/** A person of the agency as pages show them. */
export function toAgentView(agent: Profile, photos: Record<string, Photo>, whatsappText?: string) {
  const { id, name, job_title, brn, languages, about, email, phone, shown } = agent
  return {
    id,
    name,
    initials: initialsOf(name),
    jobTitle: job_title,
    brn,
    languages,
    about,
    email,
    phone: phone ? { label: phone, href: telLink(phone) } : null,
    photo: photos[agent.photo],
    /** Whether there is a page of their own. */
    hasPage: shown === 1,
    contact: contactOf(agent, whatsappText),
  }
}

export type AgentView = ReturnType<typeof toAgentView>

/** Where to write by WhatsApp and where to call: the agent or, without a number, the agency. */
export function contactOf(
  agent: Pick<Profile, 'whatsapp' | 'phone'> | null,
  whatsappText?: string,
) {
  const number = phoneDigits(agent?.whatsapp ?? '').replace(/^(\+|00)/, '')
  return {
    whatsapp: whatsappLink(whatsappText, number || undefined),
    call: agent?.phone ? telLink(agent.phone) : profile.phones[0].href,
  }
}

function telLink(phone: string): string {
  return `tel:${phoneDigits(phone)}`
}
