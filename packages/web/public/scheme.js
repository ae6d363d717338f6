// Runs before the first paint, so that nobody is dazzled by the wrong scheme. The content security policy allows no inline script.
;(() => {
  let mode = null
  try {
    mode = localStorage.getItem('theme')
  } catch {
    // Storage can be switched off; then the system decides.
  }
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light')
  document.querySelector('meta[name="theme-color"]').setAttribute('content', dark ? '#14171A' : '#FAF7F1')
})()
