import { approveEntries, listWaitingEntries } from '#contract/activity/approval-endpoints.ts';
import { submitDays } from '#contract/activity/day-endpoints.ts';
import { readEntry } from '#contract/activity/endpoints.ts';
import type { TestPerson } from './people.ts';
import { type Desk, openDesk } from './time-desk.ts';

/** An hour that was submitted: whose, of whom they report to, of who owns its project. */
export interface SubmittedHour {
  readonly person: TestPerson;
  readonly boss: TestPerson;
  readonly owner: TestPerson;
  readonly project: string;
  readonly id: string;
  /** The entry as it is now. */
  entry(): Promise<{ readonly version: number } & Readonly<Record<string, unknown>>>;
  /** As a decision on it names it. */
  seen(): Promise<{ id: string; version: number }[]>;
}

/** A desk at which time is approved. */
export const openApprovals = async () => {
  const desk: Desk = await openDesk();
  const { database } = desk.muster;
  const { today } = desk;
  const as = (person: TestPerson) => desk.muster.as(person);
  const report = (person: TestPerson, boss: string | null) =>
    database.query('update members set manager_id = $1 where id = $2', [boss, person.member]);
  const submit = (person: TestPerson) => as(person)(submitDays, { body: { from: today, to: today } });
  const entryOf = async (person: TestPerson, id: string) =>
    (await as(person)(readEntry, { params: { entry_id: id } })).body;
  const submitted = async (approval: string): Promise<SubmittedHour> => {
    await desk.setting('approval', approval);
    const [person, boss, owner] = [await desk.newcomer(), await desk.newcomer(), await desk.newcomer()];
    await report(person, boss.member);
    const project = await desk.makeProject({ owner_id: owner.member });
    const { id } = (await desk.log(person, { project_id: project })).body;
    await submit(person);
    const entry = () => entryOf(person, id);
    const seen = async () => [{ id, version: (await entry()).version }];
    return { person, boss, owner, project, id, entry, seen };
  };
  return {
    ...{ desk, as, report, submit, entryOf, submitted },
    approve: async (by: TestPerson, { seen }: SubmittedHour) =>
      as(by)(approveEntries, { body: { entries: await seen() } }),
    /** The words that somebody's entries of today wait for, as far as the asker may give them. */
    waitsFor: async (asker: TestPerson, member: string | null): Promise<string[][]> => {
      const query = { member_id: member ?? '', from: today, to: today };
      const { body } = await as(asker)(listWaitingEntries, { query });
      return body.data.map(({ steps }: { steps: string[] }) => steps);
    },
  };
};

/** A desk at which time is approved. */
export type Approvals = Awaited<ReturnType<typeof openApprovals>>;
