export const ar = {
  draft: 'مسودة',
  published: 'منشور',
  under_offer: 'محجوز',
  sold: 'مباع',
  rented: 'مؤجَّر',
  hidden: 'مخفي',
}
