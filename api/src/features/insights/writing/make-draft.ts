import type { Finding } from '#contract/insights/finding.ts';
import type { DRAFTS, Proposal } from '#contract/insights/proposals.ts';
import type { Context } from '../../../platform/context.ts';
import { createAnnouncement } from '../../announcements/events.ts';
import { createDealsheet } from '../../dealsheets/events.ts';
import { assignMember, createShift } from '../../shifts/events.ts';

/** What was made, and the project that it lies in where it lies in one. */
export interface MadeDraft {
  readonly makes: (typeof DRAFTS)[number];
  readonly id: string;
  readonly name: string;
  readonly place: string | null;
}

/** When a shift that is drafted begins, by the wall of its project's site. */
const MORNING = 9;

/** Makes what an insight proposes, by the command of the room in which the work goes on; null where it proposes nothing. */
export const makeDraft = async (context: Context, found: Finding): Promise<MadeDraft | null> => {
  const { proposal } = found;
  // The version that was sent is the insight's.
  const inside = { ...context, version: null };
  switch (proposal?.makes) {
    case undefined:
      return null;
    case 'dealsheet':
      return makeDealsheet(inside, found, proposal);
    case 'booking':
      return makeBooking(inside, proposal);
    case 'shift':
      return makeShift(inside, proposal);
    case 'announcement':
      return makeAnnouncement(inside, found, proposal);
  }
};

type Of<Makes extends Proposal['makes']> = Extract<Proposal, { makes: Makes }>;

const makeDealsheet = async (
  context: Context,
  { subject }: Finding,
  { client_id }: Of<'dealsheet'>,
): Promise<MadeDraft> => {
  const title = `Extension of ${subject.name}`.slice(0, 120);
  const id = await createDealsheet(context, { title, client_id, content: {}, preset: null });
  return { makes: 'dealsheet', id, name: title, place: null };
};

const makeBooking = async (context: Context, proposal: Of<'booking'>): Promise<MadeDraft> => {
  const { project_id, shift_id: shift, member_id } = proposal;
  const { people } = await assignMember(context, { project: project_id, shift, member_id, booking: 'soft' });
  const made = people?.find(
    ({ member, unpublished }) => member.id === member_id && unpublished !== 'removed',
  );
  if (!made) throw new Error('Nobody was booked.');
  return { makes: 'booking', id: made.id, name: made.member.name, place: project_id };
};

const makeShift = async (context: Context, proposal: Of<'shift'>): Promise<MadeDraft> => {
  const { project_id, service_type_id, role, day, headcount, minutes } = proposal;
  const ends = MORNING * 60 + Math.min(minutes, (24 - MORNING) * 60 - 1);
  const fields = {
    ...{ day, service_type_id, headcount, role: service_type_id === null ? (role ?? 'Work') : null },
    ...{ start: wallOf(MORNING * 60), end: wallOf(ends) },
  };
  const { id } = await createShift(context, { project: project_id, fields });
  return { makes: 'shift', id, name: day, place: project_id };
};

const wallOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const makeAnnouncement = async (
  context: Context,
  { days }: Finding,
  { to, link }: Of<'announcement'>,
): Promise<MadeDraft> => {
  const span = days ? ` (${days.from}${days.from === days.to ? '' : ` to ${days.to}`})` : '';
  const title = `Please look at your time${span}`;
  const audience = { organizations: [context.organization], roles: [], projects: [], people: to };
  const id = await createAnnouncement(context, { title, message: '', link, priority: 'normal', audience });
  return { makes: 'announcement', id, name: title, place: null };
};
