import type { Profile as AgencyProfile } from '#domain/agency/sections/identity.ts'
import { telLink, whatsappLink } from '#domain/agency/contact-links.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { initialsOf } from '#domain/team/user-fields.ts'
import type { Profile } from '#domain/team/users.server.ts'

/** A person of the agency as pages show them. */
export function toAgentView(
  agent: Profile,
  photos: Record<string, Photo>,
  agency: Pick<AgencyProfile, 'phones' | 'whatsapp'>,
  whatsappText?: string,
) {
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
    contact: contactOf(agent, agency, whatsappText),
  }
}

export type AgentView = ReturnType<typeof toAgentView>

/** Where to write by WhatsApp and where to call: the agent or, without a number, the agency. */
export function contactOf(
  agent: Pick<Profile, 'whatsapp' | 'phone'> | null,
  agency: Pick<AgencyProfile, 'phones' | 'whatsapp'>,
  whatsappText?: string,
) {
  return {
    whatsapp: whatsappLink(agent?.whatsapp || agency.whatsapp, whatsappText),
    call: telLink(agent?.phone || agency.phones[0]),
  }
}
