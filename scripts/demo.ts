import * as demo from '#demo/demo.ts'

import { printHelp, readArgs } from './run-command.ts'
import { withApp } from './with-app.ts'

const HELP = `npm run demo -- --properties 10000 --posts 500   adds a large inventory
npm run demo -- --remove                         takes the demo content out again`

const { values } = readArgs({
  options: {
    properties: { type: 'string', default: '0' },
    posts: { type: 'string', default: '0' },
    remove: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const isToAdd = [values.properties, values.posts].some((count) => count !== '0')

if (values.help || (!values.remove && !isToAdd)) printHelp(HELP, values.help)
else if (values.remove)
  await withApp(async (app) => {
    await demo.remove(app)
    console.log('The demo content is gone; what people added is still there.')
  })
else {
  const [properties, posts] = [count('properties'), count('posts')]
  await withApp((app) => demo.addMany(app, { properties, posts }, console.log), {
    createsDatabase: true,
  })
}

function count(name: 'properties' | 'posts'): number {
  const given = values[name]
  if (/^[0-9]{1,8}$/.test(given)) return Number(given)
  console.error(`--${name} takes a number.`)
  process.exit(1)
}
