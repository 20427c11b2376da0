/** A pattern for texts that contain this one, to be used as `like … escape '\'`. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
