import { Copy, Download } from 'lucide-react'

import { takeFocus } from '#app/admin/focus.ts'
import { saveFile } from '#app/admin/save-file.ts'
import { Button } from '#app/ui/button.tsx'
import { profile } from '#agency/profile.ts'

import { copyText } from './copy-text.ts'

/** Shown only once, when the second factor is turned on. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const lines = codes.join('\n')

  function download() {
    const text = `Recovery codes for ${profile.name}. Each works once.\n\n${lines}\n`
    saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')
  }

  return (
    <div className="grid justify-items-start gap-y-5.5">
      <div>
        <h3 ref={takeFocus} tabIndex={-1} className="font-display text-title-3 outline-none">
          Keep these recovery codes
        </h3>
        <p className="mt-2 max-w-measure text-small text-ink-soft">
          Without your telephone, each of them opens the door once, in place of a code. Keep them
          where you keep your passwords: they are shown only now.
        </p>
      </div>
      <ol
        aria-label="Recovery codes"
        className="grid gap-x-10 gap-y-2.5 border border-line-strong bg-paper-bright px-6 py-5 font-mono text-small max-sm:w-full max-sm:px-4 xl:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
        <Button variant="ghost" onClick={() => void copyText(lines, 'Recovery codes copied.')}>
          <Copy />
          Copy
        </Button>
        <Button variant="ghost" onClick={download}>
          <Download />
          Download
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </div>
    </div>
  )
}
