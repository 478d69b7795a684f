/** Cookies as they are named and read back; values are any text. */
export interface CookieJar {
  /** Null where there is none, or one that can't be read. */
  read(name: string): string | null;
  write(name: string, value: string): void;
  remove(name: string): void;
}

const YEAR = 365 * 24 * 60 * 60;

/** This browser's cookies under `domain` (empty = this host): path `/`, 365 days, strict same-site, secure. */
export function browserCookies(domain: string, page: Pick<Document, 'cookie'> = document): CookieJar {
  const put = (name: string, value: string, seconds: number, under = domain) => {
    const expires = new Date(Date.now() + seconds * 1000).toUTCString();
    const attributes = `${under ? `; Domain=${under}` : ''}; Path=/; SameSite=Strict; Secure`;
    page.cookie = `${encodeName(name)}=${encodeValue(value)}; Expires=${expires}${attributes}`;
  };
  // One of this host, from before a domain was configured, would hide the one of the domain.
  const uncover = (name: string) => domain && put(name, '', -1, '');
  return {
    read: (name) => {
      const prefix = `${encodeName(name)}=`;
      const found = page.cookie.split('; ').find((pair) => pair.startsWith(prefix));
      return found === undefined ? null : decoded(found.slice(prefix.length));
    },
    write: (name, value) => {
      uncover(name);
      put(name, value, YEAR);
    },
    remove: (name) => {
      uncover(name);
      put(name, '', -1);
    },
  };
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

const encodeName = (name: string): string =>
  encodeURIComponent(name)
    .replace(/%(2[346B]|5E|60|7C)/g, decodeURIComponent)
    .replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'));

const encodeValue = (value: string): string =>
  encodeURIComponent(value).replace(/%(2[346BF]|3[AC-F]|40|5[BDE]|60|7[BCD])/g, decodeURIComponent);
