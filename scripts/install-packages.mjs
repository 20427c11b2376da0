// Plain JavaScript: it runs before the pinned Node is there.
import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync, lstatSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** What the packages take, with npm's copies of them. */
const NEEDED_MB = 1200

// As npm prints them: `npm error code ENOTFOUND`.
const NETWORK_CODES =
  /\b(ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|E(NET|HOST)UNREACH|ENOTCACHED|E?IDLE_?TIMEOUT|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/
const NOT_WRITABLE_CODES = /\b(EACCES|EPERM|EROFS)\b/

/**
 * Installs the packages in this folder, among them the pinned Node. Where that fails, one sentence says
 * why, and the process ends.
 */
export async function install(folder, pinned) {
  const problem = problemBefore(folder)
  if (problem) fail(problem)
  const done = announce('Installing packages; the first time this takes a minute or two …')
  const { status, errors } = await pingAndInstall(folder)
  done()
  if (status === 0) return existsSync(pinned) ? undefined : fail(NO_NODE)
  const why = problemIn(errors, folder)
  if (!why) console.error(errors.trim())
  fail(why ?? 'The packages could not be installed; npm says why above.')
}

const NO_NODE =
  'The packages are installed, but not Node itself: a script of the package "node" downloads it, and npm is set not to run scripts. Run "npm config set ignore-scripts false", remove node_modules, and run this again.'

function problemBefore(folder) {
  if (lstatSync(join(folder, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink())
    return 'node_modules is a link to another folder, which an install would empty. Remove the link, and run this again.'
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    return notWritable(folder)
  }
  const { bavail, bsize } = statfsSync(folder)
  return (bavail * bsize) / 1_000_000 < NEEDED_MB ? tooLittleRoom(folder) : null
}

/** The sentence for what npm printed; null for anything unexpected. */
function problemIn(errors, folder) {
  const code = codeIn(errors)
  const path = /^npm (?:error|ERR!) path (.+)$/m.exec(errors)?.[1] ?? folder
  if (/\bENOSPC\b/.test(code)) return tooLittleRoom(folder)
  if (NOT_WRITABLE_CODES.test(code)) return notWritable(path)
  if (NETWORK_CODES.test(code))
    return 'The packages could not be downloaded: there is no connection to the npm registry. Connect this machine to the internet, and run this again: it resumes where it stopped.'
  if (/\bENOENT\b.*\bspawn\b|\bspawn\b.*\bENOENT\b/.test(errors))
    return 'npm was not found. It comes with Node: install both from https://nodejs.org, and run this again.'
  return null
}

function codeIn(errors) {
  return /^npm (?:error|ERR!) code (\S+)$/m.exec(errors)?.[1] ?? errors
}

const notWritable = (path) =>
  `${path} cannot be written. Let this user write there, and run this again.`

const tooLittleRoom = (folder) =>
  `There is too little room on the disk of ${folder}: the packages need ${NEEDED_MB} MB. Make room, and run this again.`

// Without a network `npm ci` tries each package again and again, for minutes.
const PING = ['ping', '--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--loglevel=error']
const CI = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']

async function pingAndInstall(folder) {
  const ping = await runNpm(folder, PING)
  // A registry that does not know this request may have the packages all the same.
  return NETWORK_CODES.test(codeIn(ping.errors)) ? ping : runNpm(folder, CI)
}

/** Resolves with npm's exit status and what it printed to standard error. */
function runNpm(folder, args) {
  const [command, ...before] = npmCommand()
  const npm = spawn(command, [...before, ...args], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: command === 'npm' && process.platform === 'win32',
  })
  const stop = () => npm.kill()
  process.once('SIGTERM', stop)
  let errors = ''
  npm.stderr.on('data', (chunk) => (errors += chunk))
  return new Promise((resolve) => {
    npm.once('error', (error) => resolve({ status: 1, errors: error.message }))
    npm.once('close', (status) => {
      process.off('SIGTERM', stop)
      resolve({ status, errors })
    })
  })
}

/** The npm that runs this script, without a shell; where none does, the one on the path. */
function npmCommand() {
  const running = process.env['npm_execpath'] ?? ''
  return /npm-cli\.c?js$/.test(running) ? [process.execPath, running] : ['npm']
}

/** Prints what is being done, on a terminal with the seconds that it has taken so far. */
function announce(text) {
  if (!process.stdout.isTTY) {
    console.log(text)
    return () => {}
  }
  const startedAt = Date.now()
  const print = () =>
    process.stdout.write(`\r${text} ${Math.round((Date.now() - startedAt) / 1000)} s`)
  print()
  const timer = setInterval(print, 1000)
  return () => {
    clearInterval(timer)
    process.stdout.write('\n')
  }
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
