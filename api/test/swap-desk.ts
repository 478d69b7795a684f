import {
  acceptSwap,
  approveSwap,
  cancelSwap,
  createSwap,
  declineSwap,
  listOwnSwaps,
  listSwaps,
  rejectSwap,
} from '#contract/swaps/endpoints.ts';
import type { NewSwap } from '#contract/swaps/shapes.ts';
import type { Jobs } from '../src/platform/jobs.ts';
import type { TestPerson } from './people.ts';
import { openPlanningDesk, type PlanningDesk } from './planning-desk.ts';
import type { Answer } from './server.ts';

/** Two people who were each told of a shift of their own; Ann's is in two days, Ben's in four. */
export interface Pair {
  readonly ann: TestPerson;
  readonly ben: TestPerson;
  readonly annShift: string;
  readonly benShift: string;
  readonly annBooking: string;
  readonly benBooking: string;
}

/** A desk at which people ask each other about their shifts. */
export interface SwapDesk extends PlanningDesk {
  readonly manager: TestPerson;
  pair(): Promise<Pair>;
  ask(person: TestPerson, body: NewSwap): Promise<Answer>;
  accept(person: TestPerson, id: string, version?: number, assignment_id?: string): Promise<Answer>;
  decline(person: TestPerson, id: string, version?: number): Promise<Answer>;
  cancel(person: TestPerson, id: string, version?: number): Promise<Answer>;
  approve(person: TestPerson, id: string, version?: number): Promise<Answer>;
  reject(person: TestPerson, id: string, version?: number): Promise<Answer>;
  own(person: TestPerson): Promise<Answer['body'][]>;
  waiting(): Promise<Answer['body'][]>;
  /** A swap of both bookings of a pair, to which Ben has said yes; its id, at version 2. */
  agreed(pair: Pair): Promise<string>;
  /** Who is on a shift, as its people know it. */
  peopleOf(shift: string): Promise<string[]>;
  /** Everything that an approval could change, as it stands. */
  everything(): Promise<unknown>;
}

/** Opens one; `settings` are columns of its organization. */
export const openSwapDesk = async (
  settings: Readonly<Record<string, unknown>> = {},
  jobs?: Pick<Jobs, 'enqueue'>,
): Promise<SwapDesk> => {
  const desk = await openPlanningDesk(settings, jobs);
  const { muster, project: project_id } = desk;
  const { manager } = muster.organization.people;
  const at = (swap_id: string) => ({ project_id, swap_id });
  const ask = (person: TestPerson, body: NewSwap) =>
    muster.as(person)(createSwap, { params: { project_id }, body });
  const accept: SwapDesk['accept'] = (person, id, version = 1, assignment_id) =>
    muster.as(person)(acceptSwap, { params: at(id), body: { version, assignment_id } });
  return {
    ...{ ...desk, manager, ask, accept },
    pair: async () => {
      const [ann, ben] = [await desk.guard(), await desk.guard()];
      const [annShift, benShift] = [await desk.told({ hours: 48 }), await desk.told({ hours: 96 })];
      const annBooking = await desk.give(annShift, ann, { status: 'confirmed' });
      const benBooking = await desk.give(benShift, ben, { status: 'confirmed' });
      return { ann, ben, annShift, benShift, annBooking, benBooking };
    },
    decline: (person, id, version = 1) =>
      muster.as(person)(declineSwap, { params: at(id), body: { version, reason: 'Exam that day' } }),
    cancel: (person, id, version = 1) => muster.as(person)(cancelSwap, { params: at(id), body: { version } }),
    approve: (person, id, version = 2) =>
      muster.as(person)(approveSwap, { params: at(id), body: { version } }),
    reject: (person, id, version = 2) =>
      muster.as(person)(rejectSwap, { params: at(id), body: { version, reason: 'The fair needs you' } }),
    own: async (person) => (await muster.as(person)(listOwnSwaps, { query: {} })).body.data,
    waiting: async () =>
      (
        await muster.as(manager)(listSwaps, {
          ...{ params: { project_id }, query: { status: ['pending', 'accepted'] } },
        })
      ).body.data,
    agreed: async ({ ann, ben, annBooking, benBooking }) => {
      const asked = { kind: 'swap', assignment_id: annBooking, with_assignment_id: benBooking } as const;
      const { body } = await ask(ann, asked);
      await accept(ben, body.id);
      return body.id;
    },
    peopleOf: async (shift) => {
      const rows = await muster.database.query<{ member_id: string }>(
        `select member_id from assignments where shift_id = $1 and archived_at is null and withdrawn_at is null
           and published_at is not null and status = 'confirmed' order by member_id`,
        [shift],
      );
      return rows.map(({ member_id }) => member_id);
    },
    everything: () =>
      muster.database.query(
        `select (select jsonb_agg(to_jsonb(a) order by id) from assignments a) as bookings,
           (select jsonb_agg(to_jsonb(w) order by id) from swaps w) as swaps, (select count(*) from events) as events`,
      ),
  };
};
