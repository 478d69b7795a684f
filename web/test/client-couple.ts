import type { DuplicatePair, LikelyDuplicate, Twin } from '#contract/clients/duplicates.ts';
import type { ClientMerge, MergePreview } from '#contract/clients/merging.ts';
import { clientDetail } from './client-detail.ts';

/** A client that stays, and one that goes. */
export const WINNER = clientDetail({ name: 'Dockside', code: 'DOCK', industry: 'Ports' });
export const LOSER = clientDetail({
  ...{ id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3d2', version: 5, name: 'Dockside Ltd', code: null },
  ...{ industry: 'Harbours', website: 'https://dockside.example' },
});

/** What merging them would do. */
export const mergePreview = (different: Partial<MergePreview> = {}): MergePreview => ({
  winner: WINNER,
  loser: LOSER,
  differing: ['name', 'industry', 'website'],
  suggested: ['website'],
  moves: [{ kind: 'projects', count: 3 }],
  rate_conflicts: { count: 0, rates: [] },
  ...different,
});

/** That they were merged. */
export const clientMerge = (different: Partial<ClientMerge> = {}): ClientMerge => ({
  id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3e1',
  winner: { id: WINNER.id, name: WINNER.name },
  loser: { id: LOSER.id, name: LOSER.name },
  fields: ['website'],
  moved: [{ kind: 'projects', count: 3 }],
  author: 'Ada Byron',
  created_at: '2026-01-02T10:00:00.000Z',
  undone_at: null,
  ...different,
});

const twinOf = ({ id, name, code }: { id: string; name: string; code: string | null }): Twin => ({
  ...{ id, name, code, legal_name: null, vat_id: null, website: null },
  ...{ status: 'active', archived_at: null, projects: 0 },
});

/** The two as a pair that looks like one. */
export const duplicatePair = (different: Partial<DuplicatePair> = {}): DuplicatePair => ({
  id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3f1',
  first: { ...twinOf(WINNER), projects: 4 },
  second: twinOf(LOSER),
  reasons: ['website', 'name'],
  dismissed_at: null,
  ...different,
});

/** The first of them as one that looks like what is typed. */
export const likelyDuplicate = (different: Partial<LikelyDuplicate> = {}): LikelyDuplicate => ({
  ...{ ...twinOf(WINNER), reasons: ['name'] },
  ...different,
});
