// React chooses its development or production build when it is first imported. The development build
// takes three times as long for a page, so it runs only under `npm run dev`.
process.env['NODE_ENV'] ??= 'production'
