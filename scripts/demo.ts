import { parseArgs } from 'node:util'

import * as demo from '#demo/demo.ts'
import { Invalid } from '#domain/problem.ts'

import { printHelp } from './run-command.ts'
import { withApp } from './with-app.ts'

const HELP = `npm run demo -- --properties 10000 --posts 500   adds a large inventory
npm run demo -- --remove                         takes the demo content out again`

const { values } = parseArgs({
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
else
  await withApp(
    (app) =>
      demo.addMany(app, { properties: count('properties'), posts: count('posts') }, console.log),
    { createsDatabase: true },
  )

function count(name: 'properties' | 'posts'): number {
  const given = values[name]
  if (!/^[0-9]{1,8}$/.test(given)) throw new Invalid({ [name]: `--${name} takes a number.` })
  return Number(given)
}
