import { afterEach, expect } from 'vitest';
import type { Roster } from '#contract/shifts/roster-shapes.ts';
import { rosterSearch } from '../src/features/roster/effects/roster-address.ts';
import { RosterScreen } from '../src/features/roster/screens/roster-screen.tsx';
import { toast } from '../src/ui/feedback/toast/toast.ts';
import { DetailPage } from '../src/ui/page/detail-page.tsx';
import { HARBOUR_ID } from './project-detail.ts';
import { type Asked, renderScreen } from './render-screen.tsx';
import { MONDAY, rosterWeek } from './roster-answers.ts';

afterEach(() => toast.clear());

const BASE = `/projects/${HARBOUR_ID}`;
const ROSTER = `${BASE}/roster`;

type Answer = { status?: number; body?: unknown } | undefined;

/** The roster of the week of a project; `answer` says what the API answers beside. */
export async function shownRoster(
  different: Partial<Roster> = {},
  answer: (path: string, asked: Asked) => Answer = () => undefined,
  { search = '', role = 'admin' }: { search?: string; role?: string } = {},
) {
  const rendered = await renderScreen({
    screen: (given) => (
      <div style={{ height: '800px' }}>
        <DetailPage title="Harbour" crumbs={[]} flush filled>
          <RosterScreen project_id={HARBOUR_ID} search={given} />
        </DetailPage>
      </div>
    ),
    search: rosterSearch,
    at: `/manager/projects/${HARBOUR_ID}/roster?date=${MONDAY}${search}`,
    role,
    answer: (asked) => {
      const path = asked.path.replace(BASE, '');
      const said = answer(path, asked);
      if (said) return said;
      if (asked.path === ROSTER) return { body: rosterWeek(different) };
      if (path === '/roster/conflicts') return { body: { data: [] } };
      if (path === '/conflicts') return { body: { conflicts: [], may_override: true } };
      return undefined;
    },
  });
  const { view, asked } = rendered;
  await expect.element(view.getByRole('button', { name: /week|day/i }).first()).toBeInTheDocument();
  /** What was written, in order: method, path below the project, and body. */
  const writes = () =>
    asked
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => [method, path.replace(BASE, ''), body]);
  return { ...rendered, writes };
}

/** The element of a booking. */
export const blockOf = (id: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-block="${id}"]`);
  if (!found) throw new Error(`${id} isn't shown.`);
  return found;
};

/** The middle of a place: a row (-1 = open places) and a day. */
export const placeOf = (row: number, column: number) => {
  const cell = document.querySelector(`[data-place="${row} ${column}"]`);
  if (!cell) throw new Error(`${row} ${column} isn't shown.`);
  const { left, top, width, height } = cell.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** Moves the pointer over an element from its middle to a place, and lets go unless told otherwise. */
export const drag = (held: HTMLElement, to: { clientX: number; clientY: number }, drop = true) => {
  const { left, top, width, height } = held.getBoundingClientRect();
  const from = { clientX: left + width / 2, clientY: top + height / 2 };
  const point = (type: string, target: EventTarget, place: typeof from) =>
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, button: 0, ...place }),
    );
  point('pointerdown', held, from);
  point('pointermove', held, { ...from, clientY: from.clientY + 8 });
  point('pointermove', held, to);
  if (drop) point('pointerup', held, to);
};
