/** Cookies as they are named and read back; values are any text. */
export interface CookieJar {
  read(name: string): string | null;
  write(name: string, value: string): void;
  remove(name: string): void;
}

const YEAR = 365 * 24 * 60 * 60;

/** This browser's cookies under `domain` (empty = this host): path `/`, 365 days, strict same-site, secure. */
export function browserCookies(domain: string, page: Pick<Document, 'cookie'> = document): CookieJar {
  const attributes = `${domain ? `; Domain=${domain}` : ''}; Path=/; SameSite=Strict; Secure`;
  const put = (name: string, value: string, seconds: number) => {
    const expires = new Date(Date.now() + seconds * 1000).toUTCString();
    page.cookie = `${encodeName(name)}=${encodeValue(value)}; Expires=${expires}${attributes}`;
  };
  return {
    read: (name) => {
      const prefix = `${encodeName(name)}=`;
      const found = page.cookie.split('; ').find((pair) => pair.startsWith(prefix));
      return found === undefined ? null : decodeURIComponent(found.slice(prefix.length));
    },
    write: (name, value) => put(name, value, YEAR),
    remove: (name) => put(name, '', -1),
  };
}

const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/%(2[346B]|5E|60|7C)/g, decodeURIComponent);

const encodeValue = (value: string): string =>
  encodeURIComponent(value).replace(/%(2[346BF]|3[AC-F]|40|5[BDE]|60|7[BCD])/g, decodeURIComponent);
