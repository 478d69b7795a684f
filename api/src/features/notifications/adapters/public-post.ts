import { lookup } from 'node:dns';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Post } from './push-service.ts';

/** Thrice this, for a message that is shortened twice, is over before others may do the same push. */
const TIMEOUT_MS = 6_000;

/**
 * Sends over https to public addresses alone: where it goes was said by a browser, and whoever says so could otherwise have the
 * server ask what only it can reach.
 */
export const postPublicly: Post = (url, headers, body) =>
  new Promise((resolve, reject) => {
    const { protocol, hostname } = new URL(url);
    const literal = hostname.replace(/^\[|\]$/g, '');
    if (protocol !== 'https:' || (isIP(literal) && isPrivate(literal))) throw new NotPublic();
    const asked = request(
      url,
      { method: 'POST', headers, lookup: lookUpPublic, signal: AbortSignal.timeout(TIMEOUT_MS) },
      (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] ?? null });
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });

class NotPublic extends Error {
  override name = 'NotPublic';
}

/** Looked at where the connection is made, so that a name can't lead elsewhere than it did when it was checked. */
const lookUpPublic: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const open = (addresses ?? []).filter(({ address }) => !isPrivate(address));
    const [first] = open;
    if (error || !first) return done(error ?? new NotPublic(), '', 0);
    if (options.all) return done(null, open);
    return done(null, first.address, first.family);
  });

const CLOSED = new BlockList();
const SUBNETS = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/3'],
  ...['::/127', '64:ff9b::/96', 'fc00::/7', 'fe80::/10', 'ff00::/8'],
];
for (const subnet of SUBNETS) {
  const [network = '', bits = ''] = subnet.split('/');
  CLOSED.addSubnet(network, Number(bits), network.includes(':') ? 'ipv6' : 'ipv4');
}

/** True for addresses that not everybody reaches; those of IPv4 in IPv6 are seen, too. */
const isPrivate = (address: string): boolean =>
  CLOSED.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
