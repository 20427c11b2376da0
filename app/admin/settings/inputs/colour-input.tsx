import { Check, CircleAlert } from 'lucide-react'
import { useId } from 'react'

import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { HEX } from '#domain/brand/colour.ts'
import { reportContrasts, type ContrastReport } from '#domain/brand/contrast-rules.ts'
import { SHIPPED_COLOURS, TEXT_CONTRAST, type BrandColours } from '#domain/brand/palette.ts'

import type { SettingFieldProps, SettingValue } from '#app/admin/settings/schema.ts'

/** A colour: a swatch that opens the browser's picker, its code, and how well it can be read. */
export function ColourInput({ schema, path, value, faults, onChange, beside }: SettingFieldProps) {
  const id = useId()
  const text = typeof value === 'string' ? value : ''
  const isColour = HEX.test(clean(text))
  const report = isColour ? reportOf(path, beside) : undefined
  const fault = isColour ? undefined : (faults[path] ?? 'Write it as #0b292d.')
  return (
    <div className="col-span-full grid gap-2 border-t border-line pt-4">
      <label htmlFor={id} className="text-label leading-[1.35] font-strong">
        {schema.title}
        <span className="ms-2 font-normal text-ink-mute">{schema.description}</span>
      </label>
      <div className="flex flex-wrap items-center gap-3">
        <input
          type="color"
          aria-label={`${schema.title}: pick a colour`}
          value={isColour ? clean(text) : '#000000'}
          onChange={({ target }) => onChange(target.value)}
          className="h-13 w-13 flex-none cursor-pointer rounded-control border border-control bg-paper-bright p-1"
        />
        <input
          id={id}
          name={path}
          value={text}
          spellCheck={false}
          autoComplete="off"
          maxLength={20}
          aria-describedby={`${id}-contrast`}
          aria-invalid={fault || report?.passes === false ? true : undefined}
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => onChange(clean(text))}
          className="min-h-13 w-36 rounded-control border border-control bg-paper-bright px-4 text-base numerals hover:border-ink aria-invalid:border-danger"
        />
        {report?.suggestion && (
          <Button variant="ghost" size="s" onClick={() => onChange(report.suggestion)}>
            <span
              aria-hidden="true"
              className="size-4 border border-line"
              style={{ background: report.suggestion }}
            />
            Use {report.suggestion}
          </Button>
        )}
      </div>
      <p
        id={`${id}-contrast`}
        aria-live="polite"
        className={classes(
          'flex items-center gap-1.5 text-label',
          fault || report?.passes === false ? 'text-danger' : 'text-ink-soft',
        )}
      >
        {fault ?? (report && <Contrast report={report} />)}
      </p>
    </div>
  )
}

function Contrast({ report: { ratio, where, passes } }: { report: ContrastReport }) {
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1)
  const Icon = passes ? Check : CircleAlert
  return (
    <>
      <Icon size={16} className="flex-none" />
      <span className="numerals">
        {shown} : 1 {where}
        {passes ? ', passes' : `; text needs ${TEXT_CONTRAST}`}
      </span>
    </>
  )
}

/** The contrast with the other colours of the form; the shipped one stands for an incomplete one. */
function reportOf(path: string, beside: SettingFieldProps['beside'] = {}): ContrastReport {
  const colours = Object.fromEntries(
    Object.entries(SHIPPED_COLOURS).map(([name, shipped]) => [
      name,
      colourOr(beside[name], shipped),
    ]),
  ) as unknown as BrandColours
  return reportContrasts(colours)[path as keyof BrandColours]
}

function colourOr(value: SettingValue | undefined, shipped: string): string {
  const text = typeof value === 'string' ? clean(value) : ''
  return HEX.test(text) ? text : shipped
}

/** Accepts codes as people copy them: `0B292D`, or with spaces around. */
function clean(text: string): string {
  const code = text.trim().toLowerCase()
  return /^[0-9a-f]{6}$/.test(code) ? `#${code}` : code
}
