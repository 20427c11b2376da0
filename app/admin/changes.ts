const CHANNEL = 'admin-changes'

/** Tells this tab and the others that something was changed, so that they fetch it again. */
export function announceChange(): void {
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel.postMessage('changed')
  channel.close()
}

/** Calls back after every change, in whichever tab. Returns a function that stops this. */
export function onChange(callback: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', callback)
  return () => channel.close()
}
