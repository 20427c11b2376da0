import { parseArgs } from 'node:util'

import * as demo from '#demo/demo.ts'
import { Invalid } from '#domain/problem.ts'

import { withApp } from './with-app.ts'

const HELP = `npm run demo -- --properties 10000 --posts 500   adds a large inventory
npm run demo -- --remove                         takes the demo content out again`

const { values } = parseArgs({
  options: {
    properties: { type: 'string', default: '0' },
    posts: { type: 'string', default: '0' },
    remove: { type: 'boolean', default: false },
  },
})

await withApp(async (app) => {
  const counts = { properties: count('properties'), posts: count('posts') }
  if (values.remove) {
    await demo.remove(app)
    console.log('The demo content is gone; what people added is still there.')
  } else if (counts.properties > 0 || counts.posts > 0) {
    await demo.addMany(app, counts, console.log)
  } else console.log(HELP)
})

function count(name: 'properties' | 'posts'): number {
  const given = values[name]
  if (!/^[0-9]{1,8}$/.test(given)) throw new Invalid({ [name]: `--${name} takes a number.` })
  return Number(given)
}
