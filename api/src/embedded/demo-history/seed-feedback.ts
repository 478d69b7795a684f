import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import type { Region } from 'sharp';
import { rewriteScreenshot } from '../../features/feedback/rules/screenshot.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import { insert, type Row } from '../demo/insert.ts';

interface Said {
  readonly role: string;
  readonly hoursAgo: number;
  readonly page: string;
  readonly message: string;
  /** A picture of the documentation, and the part of it that was sent. */
  readonly shot?: { readonly name: string; readonly part: Region };
  readonly doneHoursAgo?: number;
}

const part = (left: number, top: number, width: number, height: number): Region => ({
  ...{ left, top, width, height },
});

/** Oldest first, as it was said. */
const FEEDBACK: readonly Said[] = [
  {
    ...{ role: 'owner', hoursAgo: 470, page: '/manager/projects', doneHoursAgo: 452 },
    message: 'Thank you for the view of what needs attention. It is the first page I open in the morning.',
  },
  {
    ...{ role: 'director', hoursAgo: 290, page: '/manager/projects/import', doneHoursAgo: 210 },
    message: 'The import asked which of two people I meant. Showing their e-mail beside the name would help.',
    shot: { name: 'import-1440', part: part(240, 0, 1_000, 640) },
  },
  {
    ...{ role: 'coordinator', hoursAgo: 140, page: '/manager/projects' },
    message: 'Could the list remember the columns that I switched off?\n\nI set them again on every device.',
  },
  {
    ...{ role: 'member', hoursAgo: 50, page: '/daily-activity' },
    message:
      'My timer ran on over the lunch break. A reminder after eight hours would have saved a correction.',
    shot: { name: 'daily-activity-360', part: part(0, 0, 360, 780) },
  },
  {
    ...{ role: 'manager', hoursAgo: 5, page: '/manager/projects?view=attention' },
    message: 'I would like to see why a project is off track without opening it.',
    shot: { name: 'projects-1440', part: part(240, 90, 900, 420) },
  },
];

/** What people have said of the application, some of it with a picture. */
export const seedFeedback = async (client: pg.Client, now: Date): Promise<void> => {
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  for (const { role, hoursAgo, page, message, shot, doneHoursAgo } of FEEDBACK) {
    const person = DEMO_ACCOUNTS.find((one) => one.role === role);
    if (!person) continue;
    const { sub, name, email } = person;
    const row: Row = {
      ...{ name, email, message, page, created_by: sub, created_at: before(hoursAgo) },
      ...(doneHoursAgo === undefined ? {} : { done_at: before(doneHoursAgo) }),
      ...(shot ? await pictureOf(shot) : {}),
    };
    await insert(client, 'feedback', [row]);
  }
};

/** As it would have been kept; nothing where the documentation isn't there. */
const pictureOf = async ({ name, part }: NonNullable<Said['shot']>): Promise<Row> => {
  const file = new URL(`../../../../docs/screenshots/${name}.png`, import.meta.url);
  const bytes = await readFile(file).catch(() => null);
  if (!bytes) return {};
  // Only where something is seeded, as with screenshots: it costs the server 29 MB.
  const { default: sharp } = await import('sharp');
  const { screenshot, thumbnail, ...size } = await rewriteScreenshot(
    await sharp(bytes).extract(part).png().toBuffer(),
  );
  return {
    ...size,
    screenshot: `\\x${screenshot.toString('hex')}`,
    thumbnail: `\\x${thumbnail.toString('hex')}`,
  };
};
