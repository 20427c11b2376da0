import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'

import { run } from './debian-tools.ts'

/** What an image says about how it is run. */
interface ImageConfig {
  User: string
  Env: string[]
  Entrypoint: string[]
  Cmd: string[]
  WorkingDir: string
  Volumes: Record<string, object>
  Healthcheck: { Test: string[] }
}

/** An image whose files are mounted at `root`. */
export interface MountedImage {
  root: string
  config: ImageConfig
  [Symbol.asyncDispose](): Promise<void>
}

export async function mountImage(name: string): Promise<MountedImage> {
  const inspected = await run('buildah', ['inspect', '--type', 'image', name], {
    maxBuffer: 64 * 1024 ** 2,
  })
  const { Docker } = JSON.parse(inspected.stdout) as { Docker: { config: ImageConfig } }
  const container = (await run('buildah', ['from', '--pull-never', name])).stdout.trim()
  const root = (await run('buildah', ['mount', container])).stdout.trim()
  return {
    root,
    config: Docker.config,
    async [Symbol.asyncDispose]() {
      await run('buildah', ['rm', container])
    },
  }
}

// As `docker run --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges` with the
// network of the machine: not every machine lets a container runtime set up its control groups.
const ISOLATE = `set -e
mount --bind "$ROOT" "$ROOT"
mount -t proc proc "$ROOT/proc"
mount --rbind /dev "$ROOT/dev"
mount -t tmpfs -o mode=1777 tmpfs "$ROOT/tmp"
mount --bind "$VOLUME" "$ROOT$MOUNTED_AT"
mount -o remount,bind,ro "$ROOT"
exec chroot "$ROOT" setpriv --reuid "\${USER%:*}" --regid "\${USER#*:}" --clear-groups \\
  --no-new-privs --bounding-set=-all --inh-caps=-all -- env -i -C "$WORKING_DIR" "$@"`

export interface ContainerOptions {
  /** The folder that is the image's volume. */
  volume: string
  env?: Record<string, string>
  /** In place of the image's own command. */
  command?: string[]
  /** In place of the image's own entry point. */
  entrypoint?: string[]
}

export type Container = ChildProcessByStdio<null, Readable, Readable>

/** Runs an image: its command is process 1, as the image's user, and can write only its volume and /tmp. */
export function runContainer(
  { root, config }: MountedImage,
  { volume, env = {}, command = config.Cmd, entrypoint = config.Entrypoint }: ContainerOptions,
): Container {
  const settings = [...config.Env, ...Object.entries(env).map((pair) => pair.join('='))]
  const isolate = ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', ISOLATE, 'sh']
  return spawn('unshare', [...isolate, ...settings, ...entrypoint, ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      ROOT: root,
      VOLUME: volume,
      MOUNTED_AT: Object.keys(config.Volumes)[0],
      USER: config.User,
      WORKING_DIR: config.WorkingDir,
    },
  })
}

/** Signals process 1 of a container. */
export function signalContainer({ pid = 0 }: Container, signal: NodeJS.Signals): void {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
  process.kill(Number(child), signal)
}
