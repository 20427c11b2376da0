import { randomUUID } from 'node:crypto'

import { DeliveryError } from '#domain/mail/outbox.server.ts'

import { withApp } from './with-app.ts'

await withApp(async ({ mail, publicUrl }) => {
  if (mail === 'off') {
    console.error('Mail is not set up: SMTP_URL, MAIL_FROM and MAIL_TO are needed.')
    process.exitCode = 1
    return
  }
  const text = `This letter shows that ${publicUrl} can send mail.`
  try {
    const reply = await mail.send({
      id: randomUUID(),
      replyTo: { name: '', address: '' },
      subject: 'A test letter',
      text,
      html: `<p>${text}</p>`,
      attachments: [],
      perhapsTwice: false,
    })
    console.log(`Sent. The server said: ${reply}`)
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    console.error(`Not sent. The server said: ${error.message}`)
    process.exitCode = 1
  } finally {
    mail.close()
  }
})
