import type { Page } from '@playwright/test';

/** A page as somebody sees it; `path` may have to be found first. */
export interface Place {
  readonly name: string;
  readonly mailbox: string;
  readonly path: (page: Page) => Promise<string> | string;
}

/** A page at an address that is known. */
export const at = (name: string, mailbox: string, path: string): Place => ({
  name,
  mailbox,
  path: () => path,
});

const found = new Map<string, string>();

/** An address that has to be looked for, once for several places of the same person. */
export const once = async (
  mailbox: string,
  what: string,
  look: () => Promise<string | null>,
): Promise<string> => {
  const key = `${mailbox} ${what}`;
  const address = found.get(key) ?? `${await look()}`;
  found.set(key, address);
  return address;
};

/** The address behind the first row of a list. */
export const first = (name: string, mailbox: string, list: string, tail = ''): Place => ({
  name,
  mailbox,
  path: async (page) => {
    const row = await once(mailbox, list, async () => {
      await page.goto(list);
      const links = page.locator(
        `main a[href^="${list}/"]:not([href$="/new"]):not([href$="/duplicates"]):not([href$="/import"])`,
      );
      return links.first().getAttribute('href');
    });
    return `${row}${tail}`;
  },
});

/** The address behind an entry of the drawer, such as a page of the organization that one works in. */
export const behind = (name: string, mailbox: string, entry: string, tail = ''): Place => ({
  name,
  mailbox,
  path: async (page) => `${await hrefBehind(page, mailbox, entry)}${tail}`,
});

const hrefBehind = (page: Page, mailbox: string, entry: string): Promise<string> =>
  once(mailbox, entry, async () => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    return menu.getByRole('link', { name: entry }).getAttribute('href');
  });

/** The page of somebody of the team, found by their name or address, or one below it. */
export const person = (name: string, mailbox: string, q: string, tail = ''): Place => ({
  name,
  mailbox,
  path: async (page) => {
    const team = await hrefBehind(page, mailbox, 'Team');
    await page.goto(`${team}?q=${q}`);
    const links = page.locator(
      `main a[href^="${team}/"]:not([href$="/invite"]):not([href$="/new"]):not([href$="/import"])`,
    );
    return `${await links.first().getAttribute('href')}${tail}`;
  },
});

/** The page of what a list has of a name of the demo. */
export const called = (name: string, mailbox: string, list: string, q: string, tail = ''): Place => ({
  name,
  mailbox,
  path: async (page) => {
    const href = await once(mailbox, `${list} ${q}`, async () => {
      await page.goto(`${list}?q=${encodeURIComponent(q)}`);
      return page.getByRole('link', { name: q }).first().getAttribute('href');
    });
    return `${href}${tail}`;
  },
});

/** The page of a preset of the demo, found by its name. */
export const preset = (name: string, q: string, tail = ''): Place =>
  called(name, 'admin', '/admin/presets', q, tail);
