import { subDays } from 'date-fns/subDays';
import { subWeeks } from 'date-fns/subWeeks';
import type pg from 'pg';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import { insert, type Row } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import { personOf, seatOf } from './ids.ts';

const SLUG = 'northgate';
const org_id = idOf(SLUG);

type Values = Readonly<Record<string, string | number | null>>;

interface Moved {
  readonly who?: string;
  readonly seat?: string;
  readonly isNew?: boolean;
  readonly changes: Values;
  readonly before: Values;
}

const subOf = (name: string): string | null => DEMO_ACCOUNTS.find((one) => one.name === name)?.sub ?? null;

/** The patrol supervisor leads the nights, with whoever watches them. */
const NIGHTS: readonly Moved[] = [
  {
    seat: 'Night patrol lead',
    ...{ isNew: true, before: {} },
    changes: {
      ...{ title: 'Night patrol lead', department: 'Guarding', headcount: 1 },
      parent_id: seatOf('Night operations manager'),
    },
  },
  {
    who: 'Fergus Lane',
    changes: { manager_id: personOf('Maren Holt'), position_id: seatOf('Night operations manager') },
    before: { manager_id: personOf('Jonas Meyer'), position_id: seatOf('Patrol supervisor') },
  },
  {
    who: 'Amara Nwosu',
    changes: { position_id: seatOf('Night patrol lead'), title: 'Night patrol lead' },
    before: { position_id: seatOf('Patrol officer'), title: 'Security officer' },
  },
  {
    who: 'Yusra Aden',
    changes: { manager_id: personOf('Fergus Lane') },
    before: { manager_id: personOf('Beatriz Alves') },
  },
  {
    who: 'Ivo Banks',
    changes: { manager_id: personOf('Fergus Lane') },
    before: { manager_id: personOf('Jonas Meyer') },
  },
];

/** What Northgate changed a quarter ago, and what its director of operations thinks of for the nights. */
export const seedReorganisations = async (client: pg.Client, now: Date): Promise<void> => {
  const applied = subWeeks(now, 13);
  await insert(client, 'reorganisations', [
    {
      ...rowOf('control', 'A control room of its own', subDays(applied, 6), applied),
      note: 'Operators answer to a manager who is there on weekdays, instead of to operations as a whole.',
      ...{ status: 'applied', applied_at: applied.toISOString(), applied_by: personOf('Sofia Lindqvist') },
    },
    {
      ...rowOf('nights', 'Nights under one lead', subDays(now, 4), subDays(now, 1)),
      note: 'To talk about in March: the patrol supervisor leads the nights, and the control room’s night watch goes with him.',
      ...{ status: 'draft', applied_at: null, applied_by: null },
    },
  ]);
  await insert(client, 'reorganisation_moves', [
    ...movesOf('control', applied, [
      ...['Gwen Tudor', 'Mateus Prado'].map((who) => ({
        who,
        ...{
          changes: { manager_id: personOf('Beatriz Alves') },
          before: { manager_id: personOf('Maren Holt') },
        },
      })),
    ]),
    ...movesOf('nights', subDays(now, 1), NIGHTS),
  ]);
};

const rowOf = (code: string, name: string, made: Date, changed: Date): Row => ({
  ...{ org_id, id: idOf(SLUG, 'reorganisation', code), name, version: 1 },
  ...{ created_at: made.toISOString(), updated_at: changed.toISOString() },
  ...{ created_by: subOf('Maren Holt'), updated_by: subOf('Maren Holt'), vacancies: {} },
});

const movesOf = (code: string, at: Date, moves: readonly Moved[]): Row[] =>
  moves.map(({ who, seat, isNew, changes, before }, place) => ({
    ...{
      org_id,
      id: idOf(SLUG, 'move', code, String(place)),
      reorganisation_id: idOf(SLUG, 'reorganisation', code),
    },
    kind: who ? 'person' : isNew ? 'new_position' : 'position',
    ...{ member_id: who ? personOf(who) : null, position_id: seat ? seatOf(seat) : null },
    ...{ changes, before, created_at: at.toISOString(), created_by: subOf('Maren Holt') },
  }));
