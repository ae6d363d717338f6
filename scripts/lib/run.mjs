import { spawn } from 'node:child_process'
import { root } from './project.mjs'

/** Runs a command in the checkout and collects what it says; `show` lets it speak at once instead. */
export function run(command, args, { env = process.env, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.once('error', (error) => resolve({ ok: false, output: error.message }))
    child.once('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/** npm as the one that started us, else the one on the PATH; on Windows that is a script, which only a shell can start. */
export function runNpm(args, options) {
  const { npm_execpath: npm } = process.env
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...args], options)
  if (process.platform === 'win32') return run('cmd', ['/c', 'npm', ...args], options)
  return run('npm', args, options)
}
