import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { chown } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { validate } from 'dockerfile-utils';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings, settingNames } from '../../demo/server/settings';
import { freePort } from '../support/app/ports';
import { inProject } from './built-manifest';
import { commandIn, type Image, runDockerfile } from './run-dockerfile';

const read = (path: string) => readFileSync(inProject(path), 'utf8');
const dockerfile = read('tools/containers/Dockerfile');
const folder = mkdtempSync(join(tmpdir(), 'pricebook-image-'));
afterAll(() => {
  // Only root could remove read-only folders.
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** What a fresh clone has, besides what was not committed yet. */
function copyContext(into: string): void {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: inProject(''),
    encoding: 'utf8',
  });
  for (const path of listed.split('\0')) {
    if (path !== '' && existsSync(inProject(path))) cpSync(inProject(path), join(into, path));
  }
}

const filesOf = (root: string): readonly string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => lstatSync(join(root, path)).isFile());

const megabytes = (root: string): number =>
  filesOf(root).reduce((sum, path) => sum + lstatSync(join(root, path)).size, 0) / 1e6;

/** Starts the image's command, as its user if this is root, on files that the user cannot change. */
function start(image: Image, settings: Readonly<Record<string, string>>) {
  const [uid = 0, gid = 0] = image.user.split(':').map(Number);
  expect(uid).toBeGreaterThan(0);
  const isRoot = process.getuid?.() === 0;
  const inRoot = Object.entries(image.env).map(([name, value]) => [
    name,
    value.startsWith('/') ? join(image.root, value) : value,
  ]);
  const [program, ...args] = commandIn(image, image.command);
  const child = spawn(program, args, {
    cwd: join(image.root, image.workdir),
    // No folder for temporary files, and no home.
    env: { ...Object.fromEntries(inRoot), TMPDIR: '/nowhere', HOME: '/nowhere', ...settings },
    ...(isRoot && { uid, gid }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  return { child, said: () => said };
}

describe('The Dockerfile', () => {
  test('has no finding of the linter, and leaves out what git ignores', { tags: 'PS30' }, () => {
    expect(validate(dockerfile)).toEqual([]);
    const ignored = read('tools/containers/Dockerfile.dockerignore').split('\n');
    const byGit = read('.gitignore').trim().split('\n');
    const covers = (pattern: string) =>
      [pattern, `**/${pattern}`].some((one) => ignored.includes(one.replace(/^\/|\/$/g, '')));
    expect(byGit.filter((pattern) => !covers(pattern))).toEqual([]);
  });

  test('makes a server that runs as a user without rights on read-only files, and drains', {
    timeout: 900_000,
    tags: 'PS30',
  }, async () => {
    const [context, stages] = [join(folder, 'context'), join(folder, 'stages')];
    copyContext(context);
    mkdirSync(stages);
    const image = runDockerfile(dockerfile, context, stages);
    // 24 MB of distroless/cc and 109 MB of Node 24 make less than 200 MB with it.
    expect(megabytes(join(image.root, image.workdir))).toBeLessThan(65);

    const data = join(image.root, image.env.DATA_DIR ?? '');
    const [uid = 0, gid = 0] = image.user.split(':').map(Number);
    expect(dockerfile).toContain(`--chown=${image.user} /build/data ${image.env.DATA_DIR}\n`);
    execFileSync('chmod', ['-R', 'a-w', image.root]);
    for (const path of [folder, stages]) chmodSync(path, 0o755);
    chmodSync(data, 0o700);
    if (process.getuid?.() === 0) await chown(data, uid, gid);
    const before = filesOf(image.root);

    const PORT = String(await freePort());
    const url = `http://127.0.0.1:${PORT}`;
    const server = start(image, { PORT, ADMIN_EMAIL: 'owner@shop.example', DRAIN_SECONDS: '6' });
    const ended = once(server.child, 'exit');
    const statusOf = async (path: string) => (await fetch(url + path).catch(() => undefined))?.status;
    await expect.poll(() => statusOf('/health/ready'), { timeout: 60_000 }).toBe(200);
    expect(await statusOf('/health/live')).toBe(200);
    expect(await (await fetch(url)).text()).toContain('/assets/');
    expect(server.said()).toContain('owner@shop.example sets a password');

    const [program, ...args] = commandIn(image, image.healthCheck);
    const check = (port: string) => promisify(execFile)(program, args, { env: { PORT: port } });
    await check(PORT);
    await expect(check(String(await freePort()))).rejects.toThrow();

    server.child.kill('SIGTERM');
    await expect.poll(() => statusOf('/health/ready')).toBe(503);
    expect((await fetch(`${url}/health/live`)).headers.get('connection')).toBe('close');
    expect(await ended).toEqual([0, null]);
    expect(filesOf(image.root).filter((path) => !join(image.root, path).startsWith(data))).toEqual(before);
    expect(filesOf(data)).not.toEqual([]);
  });
});

interface Service {
  readonly image: string;
  readonly environment: Readonly<Record<string, string | number>>;
  readonly networks: readonly string[];
  readonly ports?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly stop_grace_period?: string;
  readonly healthcheck?: Readonly<Record<string, unknown>> & { readonly test: readonly string[] };
}

describe('The compose file', () => {
  // SAFETY: the tests compare what they read.
  const compose = parse(read('tools/containers/compose.yaml')) as {
    readonly services: Readonly<Record<string, Service>>;
    readonly networks: {
      readonly proxied: { readonly ipam: { readonly config: readonly { readonly subnet: string }[] } };
    };
  };
  const given: Readonly<Record<string, string>> = {
    POSTGRES_PASSWORD: 'f3a9',
    AUTH_SECRET: 'a-secret-of-32-characters-or-more',
    ADMIN_EMAIL: 'owner@shop.example',
    PUBLIC_URL: 'https://prices.example',
    SMTP_URL: 'smtps://mail.example',
  };
  const config = read('tools/containers/haproxy.cfg');
  const servers = Object.entries(compose.services).filter(([, { image }]) => image === 'pricebook');

  test('starts two servers with settings that they accept', { tags: 'PS31' }, () => {
    expect(servers).toHaveLength(2);
    for (const [, service] of servers) {
      const env = Object.fromEntries(
        Object.entries(service.environment).map(([name, value]) => [
          name,
          String(value).replaceAll(/\$\{(\w+)(:[?-])\}/g, (_, variable) => given[variable] ?? ''),
        ]),
      );
      expect(Object.keys(env).filter((name) => !settingNames.includes(name))).toEqual([]);
      const settings = readSettings({ ...env, SEED: 'none', HOST: '0.0.0.0' });
      expect(settings).toMatchObject({
        store: { kind: 'postgres', url: 'postgres://pricebook:f3a9@database/pricebook?sslmode=disable' },
        trustProxy: [compose.networks.proxied.ipam.config[0]?.subnet],
      });
      expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThan(10 + (settings.drainSeconds ?? 0));
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    }
  });

  test('has each server healthy once it is ready: `up --wait` lets the other go on until then', {
    tags: 'PC58',
  }, async () => {
    let status = 503;
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(status).end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void server.close());
    // SAFETY: it listens on a port.
    const { port } = server.address() as AddressInfo;
    for (const [, { healthcheck }] of servers) {
      const [kind, program = '', ...args] = healthcheck?.test ?? [];
      expect([kind, program]).toEqual(['CMD', 'node']);
      const here = args.map((arg) => arg.replace(':4173/', `:${port}/`));
      status = 503;
      await expect(promisify(execFile)(process.execPath, here)).rejects.toThrow();
      status = 200;
      await promisify(execFile)(process.execPath, here);
    }
    expect(new Set(asked)).toEqual(new Set(['/health/ready']));
    // /health/ready waits 5 s for the database.
    expect(servers.map(([, { healthcheck }]) => healthcheck?.timeout)).toEqual(['6s', '6s']);
    expect(config).toContain('\n  timeout check 6s\n');
  });

  test('publishes HAProxy alone, to this machine alone, which sends requests to both', { tags: 'PS31' }, () => {
    const published = Object.entries(compose.services).filter(([, { ports }]) => ports !== undefined);
    expect(published.map(([name]) => name)).toEqual(['proxy']);
    const [, inside] = /^127\.0\.0\.1:\d+:(\d+)$/.exec(published[0]?.[1].ports?.join() ?? '') ?? [];
    expect(config).toContain(`bind :${inside}\n`);
    const port = /^EXPOSE (\d+)$/m.exec(dockerfile)?.[1];
    expect(config.match(/^ {2}server .*$/gm)).toEqual(servers.map(([name]) => `  server ${name} ${name}:${port}`));
    expect(compose.services.proxy?.networks).not.toContain(compose.services.database?.networks[0]);
  });

  const haproxy = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find(existsSync);
  test.skipIf(haproxy === undefined)('has a configuration that HAProxy accepts, where it is installed', () => {
    execFileSync(haproxy ?? '', ['-c', '-q', '-f', inProject('tools/containers/haproxy.cfg')], { stdio: 'pipe' });
  });
});
