import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import dashboard from '../../../tools/monitoring/dashboard.json' with { type: 'json' };
import { projectFolder } from '../../support/app/built-server';
import { newPostgresDatabase, onPostgres, startBackEndForTest } from '../stores';

const folder = join(projectFolder, 'tools/monitoring');

async function alertExpressions(): Promise<readonly string[]> {
  // SAFETY: what has another form has no expressions, and a test compares their metrics.
  const { groups } = parse(await readFile(join(folder, 'alerts.yml'), 'utf8')) as {
    readonly groups: readonly { readonly rules: readonly { readonly expr: string }[] }[];
  };
  return groups.flatMap(({ rules }) => rules.map(({ expr }) => expr));
}

const dashboardExpressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

const words = new Set(['by', 'without', 'on', 'ignoring', 'or', 'and', 'unless', 'bool', 'offset']);

/** The metrics that expressions name: each word that is no function, keyword or label. */
function metricsOf(expressions: readonly string[]): ReadonlySet<string> {
  const bare = expressions.map((expr) =>
    expr
      .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
      .replaceAll(/\b(by|without|on|ignoring) *\([^)]*\)/g, ' ')
      .replaceAll(/\b\w+ *\(/g, ' ('),
  );
  const names = bare.flatMap((expr) => expr.match(/\b[a-z_][a-z_0-9:]*\b/g) ?? []);
  // Prometheus makes `up` itself.
  return new Set(names.filter((name) => !words.has(name) && name !== 'up'));
}

/** The names of a response of /metrics, and `{name} {label}="{value}"` for each of their labels. */
function exposed(text: string) {
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const labels = samples.flatMap((line) => {
    const [, name = '', inBraces = ''] = /^([^{ ]+)(?:\{(.*)\})?/.exec(line) ?? [];
    return [...inBraces.matchAll(/(\w+)="[^"]*"/g)].map(([label]) => `${name} ${label}`);
  });
  return { names: new Set(samples.map((line) => /^[^{ ]+/.exec(line)?.[0] ?? '')), labels: new Set(labels) };
}

onPostgres('The alert rules and the dashboard', () => {
  it('name metrics and labels that the server has, and the dashboard names all of them', { tags: 'PS32' }, async () => {
    const store = { kind: 'postgres', url: await newPostgresDatabase() } as const;
    const backEnd = await startBackEndForTest({ store });
    await backEnd.tokenOf('admin');
    const { names, labels } = exposed(await (await fetch(`${backEnd.url}/metrics`)).text());
    const alerts = await alertExpressions();
    expect(alerts.length).toBeGreaterThan(5);
    const all = [...alerts, ...dashboardExpressions];
    expect([...metricsOf(all)].filter((name) => !names.has(name))).toEqual([]);

    const shown = [...metricsOf(dashboardExpressions)].map((name) => name.replace(/_(bucket|sum|count)$/, ''));
    const served = [...names].map((name) => name.replace(/(?<=_seconds)_(bucket|sum|count)$/, ''));
    expect(served.filter((name) => !shown.includes(name))).toEqual([]);

    // Of what does not come from the scrape, and is there without a failure.
    const wanted = all.flatMap((expr) =>
      [...expr.matchAll(/(\w+)\{([^}]*)\}/g)].flatMap(([, name = '', inBraces = '']) =>
        [...inBraces.matchAll(/\b(class|event)=~?"([^"]*)"/g)].flatMap(([, label = '', values = '']) =>
          values.split('|').map((value) => `${name} ${label}="${value}"`),
        ),
      ),
    );
    expect(wanted).toContain('pricebook_database_errors_total class="disk full"');
    expect(wanted.filter((label) => !labels.has(label))).toEqual([]);
    const route = 'pricebook_http_request_duration_seconds_count';
    expect(labels).toContain(`${route} route="/api/auth/login"`);
    expect(labels).toContain(`${route} status="2xx"`);
  });
});

const promtool = (process.env.PATH ?? '')
  .split(delimiter)
  .map((path) => join(path, 'promtool'))
  .find(existsSync);

describe.skipIf(promtool === undefined)('Where promtool is installed (Debian: prometheus)', () => {
  const run = (...parameters: string[]) => promisify(execFile)(promtool ?? '', parameters, { cwd: folder });

  it('the alert rules are valid, and alert when they should', async () => {
    expect((await run('check', 'rules', 'alerts.yml')).stdout).toContain('SUCCESS');
    expect((await run('test', 'rules', 'alerts.test.yml')).stdout).toContain('SUCCESS');
  });

  it('the expressions of the dashboard are valid', async () => {
    const place = await mkdtemp(join(tmpdir(), 'pricebook-dashboard-'));
    onTestFinished(() => rm(place, { recursive: true, force: true }));
    const rules = dashboardExpressions.map((expr, index) => ({
      record: `panel:${index}`,
      expr: expr.replaceAll('$__rate_interval', '5m'),
    }));
    const file = join(place, 'rules.yml');
    await writeFile(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    expect((await run('check', 'rules', file)).stdout).toContain(`SUCCESS: ${rules.length} rules`);
  });
});

it('The panels of the dashboard lie beside each other', { tags: 'PS32' }, () => {
  const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(Math.max(...dashboard.panels.map(({ gridPos }) => gridPos.x + gridPos.w))).toBe(24);
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
});
