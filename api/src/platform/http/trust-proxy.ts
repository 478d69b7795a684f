import { BlockList, isIP } from 'node:net';

/** Whether the proxy at this address, so many hops away from us, may be believed about who it speaks for. */
export type TrustProxy = (address: string, hop: number) => boolean;

/** Reads a number of proxies ("1") or a list of their addresses ("10.0.0.0/8, ::1"); undefined when it is neither. */
export const readTrustProxy = (text: string): TrustProxy | undefined => {
  if (/^\d$/.test(text)) return (_address, hop) => hop < Number(text);
  const list = new BlockList();
  for (const entry of text.split(',')) {
    if (!add(list, entry.trim())) return undefined;
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    return isIP(plain) !== 0 && list.check(plain, familyOf(plain));
  };
};

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const add = (list: BlockList, entry: string): boolean => {
  const [, address = '', length] = /^([^/]+)(?:\/(\d+))?$/.exec(entry) ?? [];
  const bits = isIP(address) === 6 ? 128 : 32;
  const prefix = Number(length ?? bits);
  if (isIP(address) === 0 || prefix > bits) return false;
  list.addSubnet(address, prefix, familyOf(address));
  return true;
};
