import type { FollowUp } from '#domain/agency/sections/follow-up.ts'

/** How enquiries are followed up. Times are in Dubai's time zone. */
export const followUp: FollowUp = {
  promiseMinutes: 15,
  /** Sunday is 0. */
  weekdays: [1, 2, 3, 4, 5, 6],
  opens: '09:00',
  closes: '19:00',
  holidays: [],
  quietFrom: '22:00',
  quietUntil: '07:00',
  rule: 'in turn',
  templates: [
    {
      name: 'Thank you',
      text: 'Dear {name},\n\nthank you for your interest in {home} ({reference}). I am glad to help, and will call you today. When does it suit you?\n\nKind regards\n{agent}\n{agency}',
      text_ar:
        'السيد/السيدة {name}،\n\nشكرًا لاهتمامك بـ{home} ({reference}). يسعدني أن أساعدك، وسأتصل بك اليوم. ما الوقت الأنسب لك؟\n\nمع أطيب التحيات\n{agent}\n{agency}',
    },
    {
      name: 'Suggest a tour',
      text: 'Dear {name},\n\n{home} is best seen in person. Would tomorrow at 10:00 or at 17:00 suit you? The tour takes about 45 minutes.\n\nKind regards\n{agent}\n{agency}',
      text_ar:
        'السيد/السيدة {name}،\n\nأفضل طريقة للتعرّف على {home} هي زيارته. هل تناسبك المعاينة غدًا في الساعة 10:00 أو 17:00؟ تستغرق نحو 45 دقيقة.\n\nمع أطيب التحيات\n{agent}\n{agency}',
    },
    {
      name: 'No longer available',
      text: 'Dear {name},\n\n{home} has just been taken. I have similar homes in the same community and would be glad to send you three of them. Shall I?\n\nKind regards\n{agent}\n{agency}',
      text_ar:
        'السيد/السيدة {name}،\n\nنأسف، لم يعد {home} متاحًا. لدينا منازل مشابهة في المنطقة نفسها، ويسعدني أن أرسل إليك ثلاثة منها. هل ترغب في ذلك؟\n\nمع أطيب التحيات\n{agent}\n{agency}',
    },
  ],
}
