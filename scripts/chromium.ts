import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { chromium } from '@playwright/test'

const DEBIAN_PATH = '/usr/bin/chromium'

const KNOWN_PATHS = [
  DEBIAN_PATH,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

const HEADLESS_PATH = '/usr/bin/chromium-headless-shell'

/** The machine's own Chromium where there is one, else Playwright's. */
export function chromiumPath(): string {
  return KNOWN_PATHS.find((path) => existsSync(path)) ?? chromium.executablePath()
}

/** The headless shell, which needs 40 % less processor time than Chromium, where the machine has one. */
export function headlessPath(): string {
  return existsSync(HEADLESS_PATH) ? HEADLESS_PATH : chromiumPath()
}

/** Installs what the browser tests need, where it is missing and can be installed. */
export function installChromiumIfMissing(): void {
  if (!existsSync(chromiumPath())) installChromium()
  if (chromiumPath() === DEBIAN_PATH && !existsSync(HEADLESS_PATH) && process.getuid?.() === 0)
    // Without it the tests take longer, and that is all.
    installFromDebian('chromium-headless-shell')
}

/** Installs Playwright's Chromium or, failing that, Debian's. */
function installChromium(): void {
  console.log('Installing Chromium for the browser tests …')
  const installers = [
    () => run('npx', 'playwright', 'install', '--with-deps', 'chromium'),
    () => run('npx', 'playwright', 'install', 'chromium'),
    () => installFromDebian('chromium'),
  ]
  if (!installers.some((install) => install() && existsSync(chromiumPath())))
    throw new Error('No Chromium was found, and none could be installed.')
}

function installFromDebian(name: string): boolean {
  return run('apt-get', 'install', '-y', '--no-install-recommends', name)
}

function run(command: string, ...args: string[]): boolean {
  return (
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
  )
}
