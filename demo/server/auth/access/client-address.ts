import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The subnets of this machine, for a proxy that runs on it. */
export const loopback: readonly string[] = ['127.0.0.0/8', '::1'];

export type IsTrustedProxy = (address: string) => boolean;

export function isSubnet(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

/** Returns a test for addresses in one of these subnets. Throws when a subnet is invalid. */
export function trustedProxyTest(subnets: readonly string[]): IsTrustedProxy {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [address = '', prefix] = subnet.split('/');
    const bits = isIP(address) === 4 ? 32 : 128;
    list.addSubnet(address, prefix === undefined ? bits : Number(prefix), bits === 32 ? 'ipv4' : 'ipv6');
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}

/** The address of the connection, or behind a trusted proxy that of its client. An IPv6 address is cut to its customer's /64. */
export function clientAddress(c: Context, isTrusted: IsTrustedProxy): string {
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  let address = getConnInfo(c).remote.address ?? 'unknown';
  for (const entry of forwarded.filter((entry) => entry !== '').reverse()) {
    if (!isTrusted(address)) break;
    const client = withoutPort(entry);
    // Any other text would count as a new client, with rate limits of its own.
    if (isIP(client) === 0) break;
    address = client;
  }
  return isIP(address) === 6 ? networkOf(address) : address;
}

/** The address of an entry such as `203.0.113.7:5678` or `[2001:db8::1]:5678`; some proxies add the port of the connection. */
function withoutPort(entry: string): string {
  const [, ipv4, ipv6] = /^(?:([\d.]+)|\[([^\]]+)\])(?::\d{1,5})?$/.exec(entry) ?? [];
  return ipv4 ?? ipv6 ?? entry;
}

/** The /64 of an IPv6 address; the IPv4 address where it is one in IPv6 form. */
function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  const [, ipv4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare) ?? [];
  if (ipv4 !== undefined) return ipv4;
  // URL is the only API of Node that normalizes IPv6 addresses.
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [start = '', end] = canonical.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const left = [...start];
  const zeros = end === undefined ? [] : Array<string>(8 - left.length - end.length).fill('0');
  return `${[...left, ...zeros, ...(end ?? [])].slice(0, 4).join(':')}::/64`;
}
