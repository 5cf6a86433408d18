import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import project from '../../../package.json' with { type: 'json' };
import { type DatabaseErrorClass, databaseErrorClasses } from '../db/sql-state';

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the metrics of one server; the gauges are read at each scrape. prom-client's default metrics are not used, because their timers keep running after the server was closed. */
export function createMetrics(gauges: {
  readonly queuedMails: () => Promise<number>;
  readonly runningExports: () => number;
  /** The connections to PostgreSQL; `undefined` without any, as on the embedded database. */
  readonly connections?: () => { readonly open: number; readonly idle: number; readonly waiting: number };
}) {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'pricebook_http_request_duration_seconds',
    help: 'Time until a response, by method, route and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
    registers,
  });
  const events = new Counter({
    name: 'pricebook_security_events_total',
    help: 'Sign-ins, refusals, rate limits and changes of passwords, authenticators and roles.',
    labelNames: ['event'],
    registers,
  });
  // Exported from the start, so that a rate can be computed for the first failure.
  events.inc({ event: 'sign-in refused' }, 0);
  const databaseErrors = new Counter({
    name: 'pricebook_database_errors_total',
    help: 'Requests that failed by an error of the database, by class.',
    labelNames: ['class'],
    registers,
  });
  for (const kind of databaseErrorClasses) databaseErrors.inc({ class: kind }, 0);
  const measure = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        // A gauge that needs the database must not make the others unreadable while it is away.
        this.set(await Promise.resolve(read()).catch(() => Number.NaN));
      },
    });
  measure('pricebook_mail_queue_length', 'Mails that were not sent yet.', gauges.queuedMails);
  measure('pricebook_exports_running', 'Downloads that are being made.', gauges.runningExports);
  if (gauges.connections !== undefined) measureConnections(measure, gauges.connections);
  measureEventLoop(measure);
  measureBuild(registers);
  measure('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  measure('process_heap_used_bytes', 'Memory that JavaScript uses.', () => process.memoryUsage().heapUsed);
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time of the process.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  return {
    countRequest: (method: string, route: string, status: number, seconds: number) =>
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    countDatabaseError: (kind: DatabaseErrorClass) => databaseErrors.inc({ class: kind }),
    countEvent: (event: string) => events.inc({ event }),
    contentType: Registry.PROMETHEUS_CONTENT_TYPE,
    /** In Prometheus' text format. */
    text: () => registry.metrics(),
  };
}

type Measure = (name: string, help: string, read: () => number | Promise<number>) => unknown;

function measureConnections(
  measure: Measure,
  read: () => { readonly open: number; readonly idle: number; readonly waiting: number },
): void {
  measure('pricebook_database_connections_used', 'Connections to PostgreSQL in use.', () => read().open - read().idle);
  measure(
    'pricebook_database_connections_idle',
    'Connections to PostgreSQL that are open and free.',
    () => read().idle,
  );
  measure('pricebook_database_connections_waiting', 'Requests that wait for a connection.', () => read().waiting);
}

/** The longest delay of the event loop since the last scrape: a request that blocks the process delays all others by it. */
function measureEventLoop(measure: Measure): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  measure('pricebook_event_loop_delay_max_seconds', 'Longest delay of the event loop since the last scrape.', () => {
    const seconds = delay.max / 1e9;
    delay.reset();
    return seconds;
  });
}

function measureBuild(registers: Registry[]): void {
  const build = new Gauge({
    name: 'pricebook_build_info',
    help: 'Always 1; the labels are the versions.',
    labelNames: ['version', 'node'],
    registers,
  });
  build.set({ version: project.version, node: process.version }, 1);
}
