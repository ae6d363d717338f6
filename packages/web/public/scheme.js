// Runs before the first paint, so that nobody is dazzled by the wrong scheme.
;(() => {
  let mode = null
  try {
    mode = localStorage.getItem('theme')
  } catch {
    // Storage can be switched off; then the system decides.
  }
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light')
  // Both of them: what somebody chose here counts for more than what the system says.
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', dark ? '#14171A' : '#FAF7F1')
  }
})()
