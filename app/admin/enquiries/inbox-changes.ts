const CHANNEL = 'inbox'

/** Tells this tab and the others that an enquiry was changed, so that they fetch its counts again. */
export function announceInboxChange(): void {
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel.postMessage('changed')
  channel.close()
}

/** Calls back after every change, in whichever tab; returns a function that ends it. */
export function onInboxChange(callback: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', callback)
  return () => channel.close()
}
