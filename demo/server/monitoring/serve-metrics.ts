import { createHash, timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, Handler } from 'hono';
import { codedMessage } from '../../../src/wire/error-texts';
import { loopback, trustedProxyTest } from '../auth/access/client-address';
import { HttpError } from '../http/http-error';
import type { Metrics } from './metrics';

const isLoopbackAddress = trustedProxyTest([...loopback, '::ffff:127.0.0.0/104']);

/** Serves the metrics to requests with METRICS_TOKEN, and to those of this machine that no proxy forwarded. */
export function serveMetrics(metrics: Metrics, token: string | undefined): Handler {
  return async (c) => {
    if (!isDirectFromThisMachine(c) && !hasToken(c, token)) {
      if (token === undefined) return c.notFound();
      throw new HttpError(401, codedMessage('metrics-token-needed'));
    }
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' });
  };
}

/** Headers that only a proxy sets. */
const PROXY_HEADERS = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/;

function isDirectFromThisMachine(c: Context): boolean {
  const isForwarded = Object.keys(c.req.header()).some((name) => PROXY_HEADERS.test(name));
  return !isForwarded && isLoopbackAddress(getConnInfo(c).remote.address ?? '');
}

function hasToken(c: Context, token: string | undefined): boolean {
  const [, sent] = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  return token !== undefined && sent !== undefined && timingSafeEqual(hashOf(sent), hashOf(token));
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
