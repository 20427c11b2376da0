import { countFromEnvironment } from '#proof/durability/crash-report.ts'
import { databaseSettings, onEachEngine } from '#proof/on-each-engine.ts'
import { noFindings } from '#proof/report/goal.ts'
import { tableOf, type Section } from '#proof/report/section.ts'

import { passMonth } from './month.ts'

const SIZE = {
  enquiries: countFromEnvironment('MONTH_ENQUIRIES', 10_000),
  kills: countFromEnvironment('MONTH_KILLS', 100),
  days: 30,
  seed: 20_260_302,
}

export async function testMadeUpMonth(): Promise<Section> {
  const engines = await onEachEngine(async (place) =>
    passMonth(place.folder, SIZE, await databaseSettings(place)),
  )
  return {
    title: 'A made-up month of enquiries',
    description: `With a false clock a month passes in steps of five minutes (seed ${SIZE.seed}) on two processes of one site with an owner and four agents. Enquiries come at random times, about a listing or none, some of them spam; six in ten are answered within two hours. At random moments one of the processes is killed with -9 and started again, and what it had not confirmed is sent again. At the end each enquiry must be stored and assigned once, each reminder noted and sent once, none for spam, and each email must have arrived; one that arrived twice must say so. A real SMTP server receives them. A webhook is told of each enquiry and of each change, at least once, under one id for each; its server refuses one message in ten and hangs up on others. Four new homes a day are published; six saved searches are told of each once, half of them daily.`,
    tables: [
      tableOf(engines, {
        '': ({ engine }) => engine,
        enquiries: ({ enquiries }) => enquiries,
        kills: ({ kills }) => kills,
        reminders: ({ reminders }) => reminders,
        emails: ({ emails }) => emails,
        'arrived twice, and said so': ({ markedTwice }) => markedTwice,
        'messages to a webhook': ({ messages }) => messages,
        'arrived twice, under one id': ({ messagesTwice }) => messagesTwice,
        'alerts told of a home': ({ told }) => told,
      }),
    ],
    goals: engines.map(({ engine, faults }) =>
      noFindings(`A month of enquiries, ${engine}: lost, doubled, or told wrongly`, faults),
    ),
  }
}
