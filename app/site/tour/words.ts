/** Words of the page where a visitor changes a tour. */
const en = {
  yourTour: 'Your tour',
  titles: {
    proposed: 'Your tour',
    accepted: 'Your tour is confirmed',
    countered: 'Choose a time for your tour',
    declined: 'Your tour cannot take place',
    cancelled: 'Your tour is cancelled',
  },
  theTour: 'The tour',
  moved: 'Your tour is moved. We have told the agency.',
  unchanged: 'This is the time of your tour already. Nothing was changed.',
  cancelled: 'Your tour is cancelled. We have told the agency.',
  notChanged: 'Your tour was not changed.',
  tryLater: 'Your tour was not changed. Please try again later.',
  timeLabels: {
    proposed: 'Proposed for',
    accepted: 'Agreed for',
    declined: 'Was proposed for',
    cancelled: 'Was proposed for',
  },
  property: 'Property',
  addToCalendar: 'Add to calendar',
  seeProperty: 'See the property',
  reason: 'Reason',
  nextSteps: {
    proposed: 'We will reach out to confirm it. Until then you can change it here.',
    accepted:
      'We look forward to showing you the property. You can still change or cancel it here.',
    countered:
      'The time that you asked for does not suit us. Please choose one of ours, or propose another.',
    declined: 'Please call or write to us if you have a question.',
    cancelled: 'You are welcome to propose another time on the page of the property.',
  },
  chooseTime: 'Choose one of these times',
  take: 'Take this time',
  chosen: 'Your tour is confirmed. We have told the agency.',
  anotherTime: 'Choose another time',
  move: 'Move the tour',
  cancel: 'Cancel the tour',
  whatCancelling:
    'The agency is told at once. A cancelled tour stays cancelled; you can propose a new one.',
  yesCancel: 'Yes, cancel it',
}

const ar: typeof en = {
  yourTour: 'معاينتك',
  titles: {
    proposed: 'معاينتك',
    accepted: 'تأكّد موعد معاينتك',
    countered: 'اختر موعدًا لمعاينتك',
    declined: 'تعذّر تحديد موعد لمعاينتك',
    cancelled: 'أُلغيت معاينتك',
  },
  theTour: 'المعاينة',
  moved: 'تغيّر موعد معاينتك، وأبلغنا فريقنا بذلك.',
  unchanged: 'هذا هو موعد معاينتك بالفعل، ولم يتغيّر شيء.',
  cancelled: 'أُلغيت معاينتك، وأبلغنا فريقنا بذلك.',
  notChanged: 'لم يتغيّر موعد معاينتك.',
  tryLater: 'لم يتغيّر موعد معاينتك. يرجى المحاولة لاحقًا.',
  timeLabels: {
    proposed: 'الموعد المقترح',
    accepted: 'الموعد المؤكد',
    declined: 'كان الموعد المقترح',
    cancelled: 'كان الموعد المقترح',
  },
  property: 'العقار',
  addToCalendar: 'أضف إلى التقويم',
  seeProperty: 'شاهد العقار',
  reason: 'السبب',
  nextSteps: {
    proposed: 'سنتواصل معك لتأكيد الموعد، ويمكنك تعديله هنا حتى ذلك الحين.',
    accepted: 'يسعدنا أن نستقبلك لمعاينة العقار. ولا يزال بإمكانك تغيير الموعد أو إلغاؤه هنا.',
    countered: 'الموعد الذي طلبته غير متاح لدينا. اختر أحد مواعيدنا، أو اقترح موعدًا آخر.',
    declined: 'يسعدنا الرد على أسئلتك. اتصل بنا أو اكتب إلينا.',
    cancelled: 'يسعدنا أن تقترح موعدًا آخر من صفحة العقار.',
  },
  chooseTime: 'اختر أحد هذه المواعيد',
  take: 'اختر هذا الموعد',
  chosen: 'تأكّد موعد معاينتك، وأبلغنا فريقنا بذلك.',
  anotherTime: 'اختر موعدًا آخر',
  move: 'غيّر الموعد',
  cancel: 'إلغاء المعاينة',
  whatCancelling: 'نُبلغ فريقنا فورًا. لا يمكن التراجع عن الإلغاء، ولك أن تقترح معاينة جديدة.',
  yesCancel: 'نعم، ألغِ المعاينة',
}

export const WORDS = { en, ar }
