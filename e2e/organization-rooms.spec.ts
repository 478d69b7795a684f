import { expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';

const REFUSED = 'You are not authorized to view this page.';
const TABS = [
  'Dashboard',
  'Projects',
  'Team',
  'Time',
  'Approvals',
  'Closing',
  'Exports',
  'Audit',
  'Settings',
];
const MANAGED = ['Dashboard', 'Projects', 'Team', 'Time', 'Approvals', 'Closing'];
const WAYS_IN = ['Import', 'Add a person', 'Invite people'];
const PARTS = ['dashboard', 'projects', 'team', 'settings'] as const;

interface Room {
  readonly mailbox: string;
  /** The tabs of the organization, in order. */
  readonly tabs: readonly string[];
  /** Beside the export of the team. */
  readonly ways?: readonly string[];
  readonly drafts?: true;
  readonly administers?: true;
}

const ROOMS: readonly Room[] = [
  { mailbox: 'member', tabs: [] },
  { mailbox: 'coordinator', tabs: ['Team'] },
  { mailbox: 'manager', tabs: MANAGED },
  { mailbox: 'director', tabs: [...MANAGED, 'Exports', 'Settings'], drafts: true },
  { mailbox: 'owner', tabs: TABS, ways: WAYS_IN, drafts: true },
  { mailbox: 'executive', tabs: TABS, ways: WAYS_IN, drafts: true },
  { mailbox: 'admin', tabs: TABS, ways: WAYS_IN, drafts: true, administers: true },
];

const expectRefused = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: '403' })).toBeVisible();
  await expect(page.getByText(REFUSED)).toBeVisible();
};

/** The chart is everybody's; who drafts another one, and who moves somebody at once, has the verbs for it. */
const expectChart = async (page: Page, { drafts, ways }: Room): Promise<void> => {
  await page.goto('/orgchart?view=list&layers=99');
  await expect(page.getByRole('tree')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reorganisations', exact: true })).toHaveCount(
    drafts ? 1 : 0,
  );
  await page.getByRole('treeitem', { name: /^Gwen Tudor/ }).click();
  const panel = page.getByRole('complementary', { name: 'Gwen Tudor', exact: true });
  await expect(panel.getByRole('button', { name: 'Beatriz Alves', exact: true })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Change manager…', exact: true })).toHaveCount(ways ? 1 : 0);
};

/** What stands on a page that opens: each has what its reader may do, and nothing else. */
const EXPECTED: Readonly<Record<(typeof PARTS)[number], (page: Page, room: Room) => Promise<void>>> = {
  dashboard: async (page) => {
    await expect(page.getByRole('link', { name: /^Utilisation, 4 weeks/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Hours by week' })).toBeVisible();
  },
  projects: async (page) => {
    await expect(page.getByRole('link', { name: 'Harbour Terminal guarding' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'New project', exact: true })).toBeVisible();
  },
  team: async (page, { ways = [] }) => {
    await expect(page.getByRole('link', { name: 'Aisling Moore' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeVisible();
    for (const name of WAYS_IN)
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveCount(
        ways.includes(name) ? 1 : 0,
      );
  },
  settings: async (page, { ways }) => {
    await expect(page.getByRole('heading', { name: 'History', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save changes', exact: true })).toHaveCount(ways ? 1 : 0);
  },
};

for (const room of ROOMS)
  test(`the rooms of an organization as its ${room.mailbox} finds them: what opens, what can be done there, what is refused`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await signIn(page, room.mailbox, '/orgchart');
    await expectChart(page, room);
    const organization = await page.evaluate<string>('sessionStorage.getItem("organization")');
    for (const part of PARTS) {
      await page.goto(`/manager/organizations/${organization}/${part}`);
      const isOpen = room.tabs.some((tab) => tab.toLowerCase() === part);
      if (!isOpen) await expectRefused(page);
      else {
        await EXPECTED[part](page, room);
        await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link')).toHaveText([
          ...room.tabs,
        ]);
      }
    }
    for (const list of ['/manager/organizations', '/admin/organizations', '/admin/organizations/new']) {
      await page.goto(list);
      if (room.administers)
        await expect(
          page.getByRole('heading', { name: /^(Organizations|New organization)/ }).first(),
        ).toBeVisible();
      else await expectRefused(page);
    }
  });
