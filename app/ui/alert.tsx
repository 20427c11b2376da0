import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

/** A message that stays where the thing happened, such as below a form's button. */
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
      <Icon of={kind === 'success' ? 'check' : 'alert'} size={20} className="flex-none" />
      {children}
    </p>
  )
}
