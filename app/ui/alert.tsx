import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

/** A message that stays on the page, such as below the button of a form. */
export function Alert({ kind, children }: { kind: 'success' | 'error'; children: string }) {
  return (
    <p
      className={classes(
        'flex items-start gap-3 border-s-3 px-4 py-3.5 text-small leading-[1.45] font-medium',
        kind === 'success'
          ? 'border-success bg-success-tint text-success'
          : 'border-danger bg-danger-tint text-danger',
      )}
    >
      <Icon name={kind === 'success' ? 'check' : 'alert'} size={20} className="flex-none" />
      {children}
    </p>
  )
}
