import type { Handover, HandoverKind, OffboardingList } from '#contract/members/offboarding.ts';
import type { Member } from '#contract/members/shapes.ts';
import { OffboardingScreen } from '../src/features/members/screens/offboarding-screen.tsx';
import { memberDetail } from './member-detail.ts';
import { type Asked, renderScreen } from './render-screen.tsx';

/** Whoever is to leave. */
export const MAREN = memberDetail();
/** Address of the team. */
export const TEAM = '/manager/organizations/a/team';
/** Their manager. */
export const PRIYA = { id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb501', name: 'Priya Nair' };
/** A colleague. */
export const TOM = { id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb502', name: 'Tom Reed' };
/** The day in the organization. */
export const TODAY = '2036-03-03';

type Answer = { status?: number; body?: unknown };

/** Something that is left. */
export const item = (number: number, label: string, different: Partial<Handover['items'][number]> = {}) => ({
  ...{ id: `01a1fb7a-8bb3-77c6-abf2-5c0938cbb6${String(number).padStart(2, '0')}`, label },
  ...{ project_id: null, plan_id: null, day: null, ...different },
});

/** What is left of one kind, which goes to Priya unless told. */
export const left = (
  kind: HandoverKind,
  labels: readonly string[],
  different: Partial<Handover> = {},
): Handover => ({
  ...{ kind, count: labels.length, blocks: true, transferable: true, to: PRIYA },
  ...{ items: labels.map((label, at) => item(at, label)), ...different },
});

/** What somebody leaves behind today. */
export const listOf = (...handovers: Handover[]): OffboardingList => ({
  ...{ version: 3, last_day: TODAY, last_owner: false, handovers },
});

/** People with a proposed manager, a project without an owner, what keeps nobody. */
export const BURDEN = listOf(
  left('reports', ['Ann Lee', 'Ben Kay']),
  left('projects', ['Harbour'], { to: null }),
  left('clients', ['Port'], { blocks: false, to: null }),
  left('shifts', ['Night watch'], { blocks: false, transferable: false, to: null }),
);

/** Differences of a kind that waits for a word. */
export const WORD = { transferable: false, to: null };

type Server = {
  list?: (lastDay: string | null) => OffboardingList | Answer;
  member?: () => Member;
  write?: (asked: Asked) => Answer;
};

/** The page over an API that answers by this server. */
export const show = async ({
  list = () => BURDEN,
  member = () => MAREN,
  write = () => ({ body: MAREN }),
}: Server = {}) => {
  const shown = await renderScreen({
    screen: () => <OffboardingScreen id={MAREN.id} />,
    search: () => ({}),
    at: `${TEAM}/${MAREN.id}/offboarding`,
    role: 'owner',
    answer: (asked) => {
      if (asked.method !== 'GET') return write(asked);
      if (asked.path.startsWith('/choices/'))
        return {
          body: { data: [PRIYA, TOM].map((one) => ({ ...one, initials: '', position: null })), more: false },
        };
      if (asked.path === `/members/${MAREN.id}`) return { body: member() };
      if (!asked.path.endsWith('/offboarding')) return undefined;
      const answer = list(asked.query.get('last_day'));
      return 'handovers' in answer ? { body: answer } : answer;
    },
  });
  const choose = async (field: string, name: string) => {
    await shown.view.getByRole('combobox', { name: field }).click();
    await shown.view.getByRole('option', { name }).click();
  };
  return { ...shown, choose };
};

/** What was sent. */
export const bodiesOf = (asked: readonly Asked[]) =>
  asked.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));

/** An answer that names a rule. */
export const refusal = (
  rule: string,
  fields: { field: string; message: string }[],
  status = 422,
): Answer => ({
  status,
  body: { code: 'x', message: fields[0]?.message ?? 'No.', rule, fields, why: null, request_id: 'r' },
});
