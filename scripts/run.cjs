// What every npm script runs first. In syntax that any Node reads, so that one that is too old can say so.
var OLDEST_NODE = 20

if (parseInt(process.versions.node, 10) < OLDEST_NODE) {
  console.error(
    'This is Node ' +
      process.versions.node +
      ', which is too old. Install Node ' +
      OLDEST_NODE +
      ' or newer (https://nodejs.org), and run this again.',
  )
  process.exit(1)
}
import('./bootstrap.mjs').catch(function (error) {
  console.error(error)
  process.exit(1)
})
