import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Whether the proxy at this address, so many hops away from us, may be believed about who it speaks for. */
export type TrustProxy = (address: string, hop: number) => boolean;

export const trustNoProxy: TrustProxy = () => false;

/** Where a request comes from: the socket's other end, or whom the trusted proxies in front of us name. */
export function clientAddress(req: IncomingMessage, trusts: TrustProxy): string {
  let address = plain(req.socket.remoteAddress ?? '');
  const named = String(req.headers['x-forwarded-for'] ?? '').split(',');
  for (let hop = 0; trusts(address, hop); hop += 1) {
    const next = plain(named.pop() ?? '');
    if (isIP(next) === 0) break;
    address = next;
  }
  return address;
}

/** Without a port, and IPv4 as IPv4 even where the socket speaks IPv6. */
function plain(text: string): string {
  const address = text.trim().replace(/^\[(.*)\](:\d+)?$/, '$1');
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
}

/** What is counted together: one IPv4 address, but the whole /64 of IPv6, as every customer is given one. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const front = groups(head);
  const back = groups(tail ?? '');
  const gap = tail === undefined ? 0 : 8 - front.length - back.length;
  const all = [...front, ...Array<string>(gap).fill('0'), ...back];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

const groups = (text: string) => (text === '' ? [] : text.split(':'));
