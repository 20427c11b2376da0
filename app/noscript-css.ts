/**
 * What only scripts can work is out of sight, and what only scripts would show is shown. The layer
 * comes before the one in which Tailwind hides what is hidden; of two importants the earlier wins.
 */
export const NOSCRIPT_CSS =
  '.script-only{display:none!important}@layer theme{.script-folded[hidden]{display:grid!important}}'
