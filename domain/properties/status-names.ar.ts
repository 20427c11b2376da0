import type { PropertyStatus } from './publication.ts'

export const ar: Record<PropertyStatus, string> = {
  draft: 'مسودة',
  published: 'منشور',
  under_offer: 'محجوز',
  sold: 'مباع',
  rented: 'مؤجَّر',
  hidden: 'مخفي',
}
