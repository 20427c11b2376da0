/**
 * Without JavaScript, hides what only scripts operate and shows what only scripts would unfold. The
 * `theme` layer precedes the one in which Tailwind hides `[hidden]`: of two `!important` rules, the
 * one in the earlier layer wins. A filter's button opens its panel by being focused.
 */
export const NOSCRIPT_CSS =
  '.script-only{display:none!important}@layer theme{.script-folded[hidden]{display:grid!important}.filter-group:focus-within>.filter-panel{display:grid!important}}'
