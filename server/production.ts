// React decides when it is first imported whether it is the one that checks its callers. That one
// takes three times as long for a page, so it is for those who ask for it: `npm run dev` does.
process.env['NODE_ENV'] ??= 'production'
