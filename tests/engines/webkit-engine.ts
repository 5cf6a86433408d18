import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../support/app/ports';
import type { Engine, EnginePage, Key, Point } from './engine.types';

const keyCodes: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Backspace: '\uE003',
  ArrowDown: '\uE015',
};

const toolbarStyle = '* { min-width: 0; margin: 0; padding: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';

/** One call of the WebDriver protocol. Rejects with the driver's own message. */
type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Starts WebKitGTK's MiniBrowser under Xvfb, driven by WebKitWebDriver. Throws if they are not installed. */
export async function startWebkitEngine(isDark: boolean): Promise<Engine> {
  const binary = findMiniBrowser();
  // MiniBrowser saves downloads in the home folder where no other is configured.
  const home = mkdtempSync(join(tmpdir(), 'pricebook-webkit-'));
  // The toolbar's buttons would prevent the window from being as narrow as a phone.
  mkdirSync(join(home, '.config/gtk-3.0'), { recursive: true });
  writeFileSync(join(home, '.config/gtk-3.0/gtk.css'), toolbarStyle);
  const processes: ChildProcess[] = [];
  const close = async () => {
    for (const child of processes.reverse()) await stop(child);
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const { display, xvfb } = await startXvfb();
    processes.push(xvfb);
    const port = await freePort();
    const theme = isDark ? 'Adwaita:dark' : 'Adwaita';
    const env = {
      ...process.env,
      HOME: home,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      GTK_A11Y: 'none',
      GTK_THEME: theme,
    };
    processes.push(spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' }));
    const call = callsTo(`http://127.0.0.1:${port}`);
    await untilReady(call);
    let session: { readonly path: string; readonly version: string } | undefined;
    const endSession = async () => {
      if (session !== undefined) await call('DELETE', session.path);
      session = undefined;
    };
    const newPage = async (): Promise<EnginePage> => {
      await endSession();
      session = await openSession(call, binary);
      return pageOf(call, session.path);
    };
    await newPage();
    return {
      name: 'webkit',
      version: session === undefined ? '' : versionOf(session),
      downloads: home,
      newPage,
      close: () => endSession().finally(close),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Debian installs it in the folder of the processor's libraries. */
function findMiniBrowser(): string {
  const found = readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.includes('-linux-'))
    .flatMap(({ name }) => readdirSync(`/usr/lib/${name}`).map((folder) => `/usr/lib/${name}/${folder}/MiniBrowser`))
    .find((path) => path.includes('/webkit2gtk-4.') && existsSync(path));
  if (found === undefined) throw new Error('No MiniBrowser was found: install webkit2gtk-driver.');
  return found;
}

const versionOf = ({ version }: { readonly version: string }) => `WebKitGTK ${version}`;

async function openSession(call: Call, binary: string): Promise<{ readonly path: string; readonly version: string }> {
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  // SAFETY: a new session's response has these, by the WebDriver standard.
  const { sessionId, capabilities } = (await call('POST', '/session', { capabilities: { alwaysMatch: options } })) as {
    readonly sessionId: string;
    readonly capabilities: { readonly browserVersion: string };
  };
  return { path: `/session/${sessionId}`, version: capabilities.browserVersion };
}

async function pageOf(call: Call, session: string): Promise<EnginePage> {
  const act = (actions: readonly object[]) => call('POST', `${session}/actions`, { actions });
  const pressed = (keys: readonly string[]) => [
    {
      type: 'key',
      id: 'keyboard',
      actions: keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ];
  const page: EnginePage = {
    goto: async (url) => void (await call('POST', `${session}/url`, { url })),
    back: async () => void (await call('POST', `${session}/back`, {})),
    async evaluate(run, ...args) {
      const script = `
        const done = arguments[arguments.length - 1];
        Promise.resolve((${run.toString()})(...[...arguments].slice(0, -1))).then(
          (value) => done({ value: value === undefined ? null : value }),
          (error) => done({ error: String(error) }),
        );`;
      // SAFETY: the script above returns one of the two.
      const { value, error } = (await call('POST', `${session}/execute/async`, { script, args })) as {
        readonly value: never;
        readonly error?: string;
      };
      if (error !== undefined) throw new Error(error);
      return value;
    },
    click: async (at) => void (await act(mouse([moveTo(at), button('pointerDown'), button('pointerUp')]))),
    async drag([start, ...path]) {
      const moves = path.map((point) => moveTo(point, 100));
      await act(mouse([moveTo(start), button('pointerDown'), ...moves, button('pointerUp')]));
    },
    async chooseFile(find, args, path) {
      const script = `return (${find.toString()})(...arguments);`;
      const found = await call('POST', `${session}/execute/sync`, { script, args });
      // An element is an object with its ID as its only value.
      const [id] = Object.values(Object(found));
      await call('POST', `${session}/element/${id}/value`, { text: path });
    },
    type: async (text) => void (await act(pressed([...text]))),
    press: async (key) => void (await act(pressed([keyCodes[key]]))),
    async resize(width, height) {
      await call('POST', `${session}/window/rect`, { width, height });
      const inner: readonly [number, number] = await page.evaluate(
        () => [window.innerWidth, window.innerHeight] as const,
      );
      // The size excludes the window's own frame and toolbar.
      const outer = { width: 2 * width - inner[0], height: 2 * height - inner[1] };
      await call('POST', `${session}/window/rect`, outer);
    },
    async screenshot(path) {
      const picture = await call('GET', `${session}/screenshot`);
      writeFileSync(`${path}.png`, Buffer.from(String(picture), 'base64'));
    },
  };
  await page.resize(1280, 800);
  return page;
}

const button = (type: 'pointerDown' | 'pointerUp') => ({ type, button: 0 });

const moveTo = ([x, y]: Point, duration = 0) => ({
  type: 'pointerMove',
  duration,
  x: Math.round(x),
  y: Math.round(y),
  origin: 'viewport',
});

const mouse = (actions: readonly object[]) => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
];

function callsTo(driver: string): Call {
  return async (method, path, body) => {
    const response = await fetch(`${driver}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    // SAFETY: every response of a WebDriver has a `value`.
    const { value } = (await response.json()) as { readonly value: unknown };
    if (response.ok) return value;
    throw new Error(`WebKitWebDriver, ${method} ${path}: ${JSON.stringify(value)}`);
  };
}

async function untilReady(call: Call): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await wait(100)) {
    if (
      await call('GET', '/status').then(
        () => true,
        () => false,
      )
    )
      return;
  }
  throw new Error('WebKitWebDriver did not start within 20 seconds.');
}

/** Xvfb chooses a free display itself and writes its number. */
async function startXvfb(): Promise<{ readonly display: string; readonly xvfb: ChildProcess }> {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await Promise.race([
    once(xvfb.stdio[3] ?? xvfb, 'data'),
    once(xvfb, 'error').then(([error]) => Promise.reject(error)),
  ]);
  return { display: `:${String(number).trim()}`, xvfb };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}
