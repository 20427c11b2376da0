import type { en } from './words.en.ts'

export const ar: typeof en = {
  yourTour: 'معاينتك',
  cancelledTour: 'أُلغيت معاينتك',
  theTour: 'المعاينة',
  moved: 'تغيّر موعد معاينتك، وأبلغنا فريقنا بذلك.',
  cancelled: 'أُلغيت معاينتك، وأبلغنا فريقنا بذلك.',
  notChanged: 'لم يتغيّر موعد معاينتك.',
  tryLater: 'لم يتغيّر موعد معاينتك. يرجى المحاولة لاحقًا.',
  proposed: 'الموعد المقترح',
  wasProposed: 'كان الموعد المقترح',
  property: 'العقار',
  seeProperty: 'شاهد العقار',
  proposeAgain: 'يسعدنا أن تقترح موعدًا آخر من صفحة العقار.',
  toBeConfirmed: 'سنتواصل معك لتأكيد الموعد، ويمكنك تعديله هنا حتى ذلك الحين.',
  anotherTime: 'اختر موعدًا آخر',
  move: 'غيّر الموعد',
  cancel: 'إلغاء المعاينة',
  whatCancelling: 'نُبلغ فريقنا فورًا. لا يمكن التراجع عن الإلغاء، ولك أن تقترح معاينة جديدة.',
  yesCancel: 'نعم، ألغِ المعاينة',
}
