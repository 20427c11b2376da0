/** What a portal tells of a lead, by the labels that it may have, in English and Arabic. */
const LABELS = {
  name: `
    name, full name, sender, sender name, contact name, customer, customer name,
    client, client name, lead name, buyer name, tenant name, caller name,
    الاسم, الاسم الكامل, اسم العميل, اسم المرسل, اسم المتصل, اسم المهتم, العميل`,
  email: `
    email, e-mail, mail, email address, e-mail address, email id, sender email,
    customer email, client email, contact email, lead email,
    البريد الإلكتروني, البريد الالكتروني, البريد, الإيميل, الايميل, بريد العميل`,
  phone: `
    phone, phone number, mobile, mobile number, mobile phone, cell, telephone,
    tel, contact, contact number, contact phone, sender phone, sender mobile,
    customer phone, customer mobile, client phone, whatsapp, whatsapp number,
    caller, caller number, phone/whatsapp, number,
    الهاتف, رقم الهاتف, الجوال, رقم الجوال, الموبايل, رقم الموبايل, هاتف العميل,
    رقم التواصل, رقم الاتصال, واتساب, رقم واتساب, رقم المتصل, رقم الهاتف المتحرك`,
  message: `
    message, comment, comments, inquiry, enquiry, question, customer message,
    client message, their message, message from customer, details,
    الرسالة, نص الرسالة, رسالة العميل, الاستفسار, استفسار العميل, التعليق`,
  reference: `
    reference, ref, reference no, reference number, reference id, ref no,
    ref number, ref id, property reference, property ref, property reference no,
    property reference number, property ref no, listing reference, listing ref,
    listing reference number, agency reference, agency ref, agent reference,
    your reference, your ref, company reference,
    المرجع, الرقم المرجعي, رقم المرجع, مرجع العقار, الرقم المرجعي للعقار,
    رقم مرجع العقار, مرجع الإعلان, الرقم المرجعي للإعلان`,
  title: `
    property, property title, listing, listing title, ad, ad title, title,
    your ad, property name, العقار, عنوان العقار, الإعلان, عنوان الإعلان, إعلانك`,
  // Labels whose values are not read. They end the value before them.
  other: `
    price, location, link, url, property link, listing url, view listing, type,
    property type, bedrooms, beds, baths, bathrooms, area, size, agent,
    agent name, purpose, permit, permit number, dld permit number, call duration,
    duration, call time, call status, time, from, to, cc, sent, date,
    subject, reply-to, source, lead source, lead id, lead type, ad id,
    bayut id, dubizzle id, property finder id, property id, nationality, language,
    السعر, الموقع, الرابط, رابط العقار, رابط الإعلان, النوع, نوع العقار,
    غرف النوم, الحمامات, المساحة, الوكيل, اسم الوكيل, رقم التصريح, رقم الإعلان,
    مدة المكالمة, وقت المكالمة, حالة المكالمة, من, إلى, التاريخ, الموضوع,
    تاريخ الإرسال, نسخة, المصدر, اللغة`,
}

type Label = keyof typeof LABELS
export type PortalEmailFields = Record<Exclude<Label, 'other'>, string>

const BY_LABEL = new Map(
  (Object.keys(LABELS) as Label[]).flatMap((field) =>
    LABELS[field].split(',').map((label) => [plain(label), field] as const),
  ),
)

/** The first value of each field; empty where the email does not tell it. */
export function readFields(lines: string[]): PortalEmailFields {
  const fields: PortalEmailFields = {
    name: '',
    email: '',
    phone: '',
    message: '',
    reference: '',
    title: '',
  }
  for (const [index, line] of lines.entries()) {
    const labelled = labelOf(line)
    if (!labelled || labelled.field === 'other' || fields[labelled.field] !== '') continue
    const { field, value } = labelled
    fields[field] =
      field === 'message'
        ? messageFrom(value, lines, index + 1)
        : value || valueBelow(lines, index + 1)
  }
  return fields
}

const MAX_LABEL_LENGTH = 40
const SEPARATOR = /\s*[:：=]\s*|\s+[-–—]\s+/

interface Labelled {
  field: Label
  value: string
}

/** The label at the start of a line, with what follows it. */
function labelOf(line: string): Labelled | undefined {
  const whole = line.length <= MAX_LABEL_LENGTH ? BY_LABEL.get(plain(line)) : undefined
  if (whole) return { field: whole, value: '' }
  const separator = SEPARATOR.exec(line.slice(0, MAX_LABEL_LENGTH))
  if (!separator) return undefined
  const field = BY_LABEL.get(plain(line.slice(0, separator.index)))
  return field && { field, value: line.slice(separator.index + separator[0].length).trim() }
}

/** "Reference No." and "*Reference no:*" are one label. */
function plain(label: string): string {
  return label
    .toLowerCase()
    .replace(/[*_.#:：؟?()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A label on a line of its own has its value on the next one. */
function valueBelow(lines: string[], from: number): string {
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (line !== '') return labelOf(line) ? '' : line
  }
  return ''
}

/** Signs and words with which what a portal adds begins. */
const FOOTER =
  /^(--|__|==|©|copyright|view (the )?(lead|listing|property|ad)|reply( now| to)|call (now|back)|open in|this (e-?mail|message|lead)|you (are receiving|received this|can reply)|to reply|unsubscribe|best regards,?$|regards,?$|the (bayut|dubizzle|property finder) team|bayut\.com$|تم إرسال|هذه الرسالة|لإلغاء|للرد|عرض (العقار|الإعلان|الطلب)|اتصل الآن|مع (أطيب )?التحيات|فريق (بيوت|دوبيزل|بروبرتي))/i

/** A message goes on until another label, or what the portal adds below it. */
function messageFrom(first: string, lines: string[], from: number): string {
  const message = [first]
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (labelOf(line) || FOOTER.test(line)) break
    message.push(line)
  }
  return message
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
