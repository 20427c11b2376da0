import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { chromium } from '@playwright/test'

const KNOWN_PATHS = [
  '/usr/bin/chromium',
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

/** The headless shell, which starts faster, where the machine has one. */
export function headlessPath(): string {
  return existsSync(HEADLESS_PATH) ? HEADLESS_PATH : chromiumPath()
}

/** Installs Playwright's Chromium or, failing that, Debian's. */
export function installChromiumIfMissing(): void {
  if (existsSync(chromiumPath())) return
  console.log('Installing Chromium for the browser tests …')
  const installers: [string, string[]][] = [
    ['npx', ['playwright', 'install', '--with-deps', 'chromium']],
    ['npx', ['playwright', 'install', 'chromium']],
    ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
  ]
  for (const [command, args] of installers) {
    if (spawnSync(command, args, { stdio: 'inherit' }).status === 0 && existsSync(chromiumPath()))
      return
  }
  throw new Error('No Chromium was found, and none could be installed.')
}
