import type { MemberSheetProblem } from '#contract/member-imports/shapes.ts';
import type { Seat, Words } from '../queries/known.ts';
import type { Judged } from './kinship.ts';

/** Finds the seats that rows name by title, and says of which there would be more people than seats; by row. */
export const findSeats = (judged: readonly Judged[], { seats }: Words) => {
  const taken = new Map<number, string>();
  const problems: MemberSheetProblem[] = [];
  const wanted = judged.filter(({ draft, fate }) => draft.text.seat && fate.outcome !== 'skip');
  const movers = new Map<Seat, number[]>();
  const leaving = new Set<string>();
  for (const one of wanted) {
    const { row } = one.draft;
    const found = seatOf(one, seats.get(one.draft.text.seat?.toLowerCase() ?? '') ?? []);
    if ('message' in found) {
      problems.push({ row, field: 'seat', ...found });
      continue;
    }
    taken.set(row, found.id);
    const { target } = one.fate;
    if (target?.position_id === found.id) continue;
    if (target?.position_id) leaving.add(target.id);
    if (found.seat) movers.set(found.seat, [...(movers.get(found.seat) ?? []), row]);
  }
  for (const [seat, rows] of movers) problems.push(...tooMany(seat, rows, leaving));
  return { taken, problems };
};

type Found = { readonly id: string; readonly seat?: Seat } | Pick<MemberSheetProblem, 'rule' | 'message'>;

const seatOf = ({ draft, fate }: Judged, seats: readonly Seat[]): Found => {
  const { seat: word = '', department } = draft.text;
  const { position_id = null, seat_word = null } = fate.target ?? {};
  if (position_id && seat_word === word.toLowerCase()) return { id: position_id };
  const here = department?.toLowerCase() ?? fate.target?.department?.toLowerCase();
  const near = seats.filter((seat) => seat.department?.toLowerCase() === here);
  const [seat, another] = near.length === 1 ? near : seats;
  if (!seat)
    return {
      rule: 'position-known',
      message: `There is no seat “${word}”, or it is closed. Choose one of ours, or leave the cell empty.`,
    };
  if (another)
    return {
      rule: 'position-known',
      message: `Several seats are called “${word}”: say whose department it is.`,
    };
  return { id: seat.id, seat };
};

/** The last rows are those for whom no seat is left. */
const tooMany = (
  { title, headcount, holders }: Seat,
  rows: readonly number[],
  leaving: ReadonlySet<string>,
): MemberSheetProblem[] => {
  const staying = holders.filter((id) => !leaving.has(id)).length;
  const over = staying + rows.length - headcount;
  if (over <= 0) return [];
  const who = `${staying + rows.length} people would be in it`;
  const message = `${title} is meant for ${headcount}, and ${who}: choose another seat, or give it more.`;
  return rows.slice(-over).map((row) => ({ row, field: 'seat' as const, rule: 'position-full', message }));
};
