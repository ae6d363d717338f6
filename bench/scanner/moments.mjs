/** Runs in the page: notes when the green corner of the film is shown, when a code counts, and when its product stands. */
export function noteMoments() {
  const moments = { in_view: 0, detected: 0, result: 0 }
  globalThis.moments = moments
  const canvas = Object.assign(document.createElement('canvas'), { width: 32, height: 18 })
  const context = canvas.getContext('2d', { willReadFrequently: true })

  function isInView(video) {
    context.drawImage(video, 0, 0, 32, 18)
    const [red, green] = context.getImageData(0, 0, 1, 1).data
    return green - red > 150
  }
  function follow(video) {
    video.requestVideoFrameCallback((now) => {
      if (moments.in_view !== 0) return
      if (isInView(video)) moments.in_view = now
      follow(video)
    })
  }
  const followed = new WeakSet()
  new MutationObserver(() => {
    const video = document.querySelector('video')
    if (video && !followed.has(video)) {
      followed.add(video)
      follow(video)
    }
    const text = document.querySelector('main')?.textContent ?? ''
    if (moments.detected === 0 && text.includes('Looking up')) moments.detected = performance.now()
    if (moments.result === 0 && text.includes('Scanned Product')) moments.result = performance.now()
  }).observe(document, { childList: true, subtree: true, characterData: true })
}
