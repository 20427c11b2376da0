/** A text such as `Sara Haddad · BRN 41207`, which breaks at its dots only. */
export function UnbrokenParts({ text }: { text: string }) {
  return text.split(' · ').map((part, index) => (
    <span key={part}>
      {index > 0 && ' · '}
      <span className="inline-block">{part}</span>
    </span>
  ))
}
