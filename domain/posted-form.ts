/** A form as it was posted: its texts, and what was made of its files. */
export interface PostedForm<File> {
  fields: Record<string, string>
  files: File[]
}

export interface FormOptions {
  /** The name of the parts that hold files. */
  part: string
  maxFiles?: number
  maxTextBytes?: number
  /** Given the name of a file that is too large and left out; without this the form is refused. */
  onTooLarge?: (fileName: string) => void
  /** Throws `Invalid` where the text is not right. No file is handled before it has been. */
  checkFields?: (fields: Record<string, string>) => Promise<void>
}

/** A file that an enquiry was stored without. */
export interface LeftOutFile {
  name: string
  size: number
  why: 'damaged' | 'too-large' | 'too-many'
}

/** Handles a file with the name that the sender gave it, which may be empty. */
export type HandleFile<File> = (bytes: Buffer, fileName: string) => Promise<File>

/** Reads the form of a request, which may be read once. */
export type ReadForm = <File>(
  options: FormOptions,
  handleFile: HandleFile<File>,
) => Promise<PostedForm<File>>
