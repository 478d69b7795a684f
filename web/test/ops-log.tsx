import { Suspense } from 'react';
import type { Rule } from '#contract/access/policy.ts';
import type { OpsLogEntry, OpsLogEntryWhole } from '#contract/ops-log/shapes.ts';
import { opsLogSearch } from '../src/features/ops-log/effects/ops-log-address.ts';
import { OpsLogScreen } from '../src/features/ops-log/screens/ops-log-screen.tsx';
import { DetailPage } from '../src/ui/page/detail-page.tsx';
import { HARBOUR_ID, projectDetail } from './project-detail.ts';
import { type Asked, renderScreen } from './render-screen.tsx';

/** Id of the record at a place of the chain. */
export const recordId = (sequence: number): string =>
  `01a1fb7a-8bb3-77c6-abf2-${String(sequence).padStart(12, '0')}`;

/** Somebody who writes. */
export const AISHA = { id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3e1', name: 'Aisha Khan' };

/** A record of the log, at a place of the chain. */
export const record = (sequence: number, different: Partial<OpsLogEntry> = {}): OpsLogEntry => ({
  ...{ id: recordId(sequence), sequence, project_id: HARBOUR_ID, type: 'note', severity: 'info' },
  ...{ title: `Record ${sequence}`, body: '', shift_id: null, location: null, people: [], tags: [] },
  ...{ occurred_at: '2026-11-20T08:00:00.000Z', recorded_at: '2026-11-20T08:01:00.000Z' },
  ...{
    author: AISHA,
    attachments: [],
    files: [],
    mentions: [],
    client_uuid: null,
    corrects: null,
    corrected_by: [],
  },
  ...{ incident: null, handover: null, follow_up: null, hash: `${sequence}`.padStart(64, 'a') },
  ...different,
});

/** An incident in a state. */
export const incident = (
  state: NonNullable<OpsLogEntry['incident']>['state'],
  different: Partial<OpsLogEntry> = {},
): OpsLogEntry =>
  record(7, {
    ...{ type: 'incident', severity: 'sev2', title: 'Fence cut at berth 7' },
    incident: {
      ...{ state, severity: 'sev2', root_cause: null },
      ...{ acknowledged_after_s: state === 'open' ? null : 240, resolved_after_s: null },
    },
    ...different,
  });

/** A handover in a state, with those who are rostered next and what the person may do about it. */
export const handover = (
  state: NonNullable<OpsLogEntry['handover']>['state'],
  different: Partial<NonNullable<OpsLogEntry['handover']>> = {},
): OpsLogEntry =>
  record(4, {
    ...{ type: 'handover', title: 'Night to day' },
    handover: { state, rostered_next: [], may: [], ...different },
  });

/** An entry with its corrections and steps. */
export const whole = (entry: OpsLogEntry, different: Partial<OpsLogEntryWhole> = {}): OpsLogEntryWhole => ({
  ...entry,
  corrections: [],
  steps: [],
  ...different,
});

/** A refusal of a field by the name of its rule. */
export const broken = (rule: string, field: string, message: string) => ({
  status: 422,
  body: { code: 'rule_broken', rule, message, fields: [{ field, message }], why: null, request_id: '1' },
});

type Answers = Readonly<Record<string, (asked: Asked) => { status?: number; body?: unknown }>>;

/** The ops-log of a project that holds `entries`; answers by method and path below the log come first. */
export const showLog = (
  entries: readonly OpsLogEntry[],
  answers: Answers = {},
  { at = '', role = 'manager', rules }: { at?: string; role?: string; rules?: readonly Rule[] } = {},
) =>
  renderScreen({
    screen: (search) => (
      <DetailPage title="Harbour guarding" crumbs={[{ label: 'HRB-204' }]}>
        <Suspense>
          <OpsLogScreen project_id={HARBOUR_ID} search={search} />
        </Suspense>
      </DetailPage>
    ),
    search: opsLogSearch,
    at: `/manager/projects/${HARBOUR_ID}/ops-log${at}`,
    role,
    ...(rules ? { rules } : {}),
    answer: (asked) => {
      const { method, path } = asked;
      const below = path.replace(`/projects/${HARBOUR_ID}/ops-log`, '');
      const answer = answers[`${method} ${below}`];
      if (answer) return answer(asked);
      if (path === `/projects/${HARBOUR_ID}`) return { body: projectDetail() };
      if (method === 'POST') return { status: 201, body: whole(record(99)) };
      if (below === '') return { body: { data: entries, before: null, after: null } };
      const named = entries.find(({ id }) => below === `/${id}`);
      if (named) return { body: whole(named) };
      if (path === '/choices/people')
        return { body: { data: [{ ...AISHA, initials: 'AK', position: null }] } };
      return { body: { data: [], shifts: [], people: [] } };
    },
  });
