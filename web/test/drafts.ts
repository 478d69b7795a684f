import type {
  KeptMove,
  NewMove,
  ReorganisationEffects,
  WholeReorganisation,
} from '#contract/reorganisations/shapes.ts';
import { chartAnswer, IDRIS, MAREN, RAFE } from './org-chart.ts';
import { showChart } from './org-chart-screen.tsx';
import type { Asked } from './render-screen.tsx';

/** The draft of the fixtures. */
export const NIGHTS = '01a1fb7a-8bb3-77c6-abf2-5c0938d000d1';

/** A move of the fixtures: somebody who would answer to somebody else. */
export const moveOf = (different: Partial<KeptMove> = {}): KeptMove => ({
  ...{ id: '01a1fb7a-8bb3-77c6-abf2-5c0938d000e1', kind: 'person', stale: [] },
  subject: { id: IDRIS ?? '', name: 'Idris Bello' },
  ...{ changes: { manager_id: RAFE ?? '' }, before: { manager_id: MAREN ?? '' } },
  names: { [RAFE ?? '']: 'Rafe Dunn', [MAREN ?? '']: 'Maren Holt' },
  ...different,
});

/** The draft as it is read. */
export const draftAnswer = (
  list: readonly KeptMove[] = [],
  different: Partial<WholeReorganisation> = {},
): WholeReorganisation => ({
  ...{ id: NIGHTS, version: 4, name: 'Nights under one lead', note: 'For March.', status: 'draft' },
  ...{ moves: list.length, stale: list.filter(({ stale }) => stale.length > 0).length },
  ...{ created_at: '2026-11-20T09:00:00Z', updated_at: '2026-11-23T09:00:00Z', created_by: 'Maren Holt' },
  ...{ applied_at: null, applied_by: null, undone_at: null, undone_by: null },
  may: list.length > 0 ? ['write', 'discard', 'apply'] : ['write', 'discard'],
  list: [...list],
  ...different,
});

/** What would break. */
export const effectsAnswer = (different: Partial<ReorganisationEffects> = {}): ReorganisationEffects => ({
  ...{ broken: [], moved_people: 1, layers: { before: 4, after: 4 } },
  ...{ widest_span: { before: 3, after: 4 }, vacancies: { before: 1, after: 1 } },
  ...different,
});

type Answer = { status?: number; body?: unknown };

interface Desk {
  draft: WholeReorganisation;
  effects?: ReorganisationEffects;
  /** In place of the desk's own answer to what is written; undefined for that. */
  write?: (asked: Asked, become: (draft: WholeReorganisation) => void) => Answer | undefined;
  at?: string;
}

/** The move that is kept of one that is given. */
const kept = (move: NewMove): KeptMove => {
  const { people, positions } = chartAnswer();
  const id = move.kind === 'person' ? move.member_id : move.position_id;
  const name =
    people.find((one) => one.id === id)?.name ?? positions.find((one) => one.id === id)?.title ?? 'New';
  const changes = move.kind === 'closed_position' ? {} : move.changes;
  return moveOf({
    ...{ id: id.replace('01a1', '02a1'), kind: move.kind, subject: { id, name }, before: {} },
    changes: Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
    names: Object.fromEntries(
      [...people, ...positions].map((one) => [one.id, 'name' in one ? one.name : one.title]),
    ),
  });
};

const written = (draft: WholeReorganisation, { method, path, body }: Asked): Answer => {
  const next = (list: readonly KeptMove[], different: Partial<WholeReorganisation> = {}) => ({
    body: draftAnswer(list, { version: draft.version + 1, ...different }),
  });
  if (method === 'PUT') {
    const one = kept(body.move);
    return next([...draft.list.filter(({ subject }) => subject.id !== one.subject.id), one]);
  }
  if (path.endsWith('/remove')) return next(draft.list.filter(({ id }) => !path.includes(id)));
  if (path.endsWith('/apply')) return next(draft.list, { status: 'applied', may: ['undo'] });
  if (path.endsWith('/undo')) return next(draft.list, { status: 'undone', may: [] });
  return { status: 204 };
};

/** The org chart with a draft over an API that keeps what is drafted, but for what `write` answers itself. */
export const showDraft = ({ draft, effects = effectsAnswer(), write, at = '' }: Desk) => {
  let now = draft;
  return showChart({
    at: `?draft=${draft.id}${at}`,
    read: ({ path }) => {
      if (path === '/reorganisations') return { body: { data: [now], after: null, before: null } };
      if (path.endsWith('/effects')) return { body: effects };
      return path === `/reorganisations/${now.id}` ? { body: now } : undefined;
    },
    write: (asked) => {
      const own = write?.(asked, (draft) => {
        now = draft;
      });
      const answer = own ?? written(now, asked);
      if ((answer.status ?? 200) < 300 && answer.body) now = Object(answer.body);
      return answer;
    },
  });
};
