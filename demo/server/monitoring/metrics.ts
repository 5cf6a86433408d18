import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the metrics of one server; the gauges are read at each scrape. prom-client's default metrics are not used, because their timers keep running after the server was closed. */
export function createMetrics(gauges: {
  readonly queuedMails: () => Promise<number>;
  readonly runningExports: () => number;
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
  const measure = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  measure('pricebook_mail_queue_length', 'Mails that were not sent yet.', gauges.queuedMails);
  measure('pricebook_exports_running', 'Downloads that are being made.', gauges.runningExports);
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
    countEvent: (event: string) => events.inc({ event }),
    contentType: Registry.PROMETHEUS_CONTENT_TYPE,
    /** In Prometheus' text format. */
    text: () => registry.metrics(),
  };
}
