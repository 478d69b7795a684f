import { HARBOUR_ID } from './project-detail.ts';

/** Ids of rows of a feed, by their last two figures. */
export const id = (last: string) => `01a1fb7a-8bb3-77c6-abf2-5c0938cbb3${last}`;
/** Somebody of the team. */
export const MAREN = { id: id('e1'), name: 'Maren Holt' };
/** Somebody else of it. */
export const TOM = { id: id('e2'), name: 'Tomasz Wrona' };

/** A colleague's comment. */
export const comment = (last: string, body: string, more: object = {}) => ({
  ...{ id: id(last), version: 3, project_id: HARBOUR_ID, thread_id: null, author: MAREN, own: false, body },
  ...{
    mentions: [],
    attachments: [],
    created_at: '2026-11-19T10:00:00.000Z',
    edited_at: null,
    deleted: false,
    ...more,
  },
});
/** A first comment with its replies. */
export const thread = (last: string, body: string, more: object = {}) => ({
  ...{ ...comment(last, body), replies: [], reply_count: 0, resolved: null },
  ...{ active_at: '2026-11-19T10:00:00.000Z', ...more },
});
/** A thread as it stands in a feed. */
export const said = (last: string, body: string, more: object = {}) => ({
  ...{ kind: 'comment', id: id(last), at: '2026-11-19T10:00:00.000Z', unseen: false },
  thread: thread(last, body, more),
});
/** An hour as it stands in a feed. */
export const time = (last: string, note: string, more: object = {}) => ({
  ...{ kind: 'time', id: id(last), at: '2026-11-18T17:00:00.000Z', unseen: false },
  time: {
    ...{ member: TOM, work_date: '2026-11-18', start: '09:00', end: '10:00', ends_next_day: false },
    ...{ duration_s: 3600, service: null, category: 'work', note, billable: true, source: 'manual' },
    status: 'draft',
    ...more,
  },
});
/** An edit that came since the last visit. */
export const edit = {
  ...{ kind: 'edit', id: id('d1'), at: '2026-11-20T10:00:00.000Z', unseen: true },
  change: {
    ...{
      id: id('d1'),
      type: 'project.archived',
      actor: 'Maren Holt',
      occurred_at: '2026-11-20T10:00:00.000Z',
    },
    changes: { status: ['active', 'archived'] },
  },
};

/** Something that happened to the project. */
export const happened = (last: string, type: string, data: object = {}) => ({
  ...{ kind: 'edit', id: id(last), at: '2026-11-01T10:00:00.000Z', unseen: false },
  change: {
    ...{ id: id(last), type, actor: 'Maren Holt', occurred_at: '2026-11-01T10:00:00.000Z', changes: {} },
    data,
  },
});
