import type { ClientFileRules, ClientSheetProblem, RowLikeness } from '#contract/client-imports/shapes.ts';
import type { RowDecision } from '#contract/sheets.ts';
import { decided } from '../../../platform/files/row-drafts.ts';
import type { Draft, Kin, Known } from '../queries/known.ts';

/** What becomes of a row; `open` waits for a decision. */
export interface Fate {
  readonly outcome: RowDecision | 'open';
  /** The client that it changes. */
  readonly target: string | null;
  readonly likeness: RowLikeness | null;
  readonly problems: readonly ClientSheetProblem[];
}

/** The first row above with a key, for every kind of key. */
type Above = Readonly<Record<'code' | 'vat_id' | 'website' | 'name' | 'target', Map<string, Draft>>>;

/** Says of each row whether it is here already, or looks like a client that is here or a row above, and what becomes of it. */
export const judgeKin = (
  drafts: readonly Draft[],
  kin: ReadonlyMap<number, Kin>,
  rules: ClientFileRules,
): Fate[] => {
  const above: Above = {
    ...{ code: new Map(), vat_id: new Map(), website: new Map(), name: new Map(), target: new Map() },
  };
  return drafts.map((draft) => {
    const own = kin.get(draft.row);
    if (!own) throw new Error('A row was not asked about.');
    const fate = fateOf(draft, own, rules, above);
    if (fate.outcome !== 'skip') remember(above, draft, own, fate.target);
    return fate;
  });
};

const remember = (above: Above, draft: Draft, own: Kin, target: string | null): void => {
  const keep = (map: Map<string, Draft>, key: string | null | undefined) => {
    if (key && !map.has(key)) map.set(key, draft);
  };
  keep(above.code, draft.fields.code);
  keep(above.vat_id, own.vat_key);
  keep(above.website, own.domain_key);
  keep(above.name, own.name_key);
  keep(above.target, target);
};

const fateOf = (draft: Draft, own: Kin, rules: ClientFileRules, above: Above): Fate => {
  const problems = clashes(draft, own);
  const same = sameAs(own);
  if (same) return fateOfKnown(draft, same, rules, { above, problems });
  const twice = above.code.get(draft.fields.code ?? '');
  const all = twice ? [...problems, codeTwice(draft.row, twice)] : problems;
  const alike = alikeTo(own, above);
  if (!alike)
    return {
      outcome: draft.decision === 'skip' ? 'skip' : 'new',
      target: null,
      likeness: null,
      problems: all,
    };
  const may: RowDecision[] = ['new', 'skip'];
  const decision = decided(draft.decision, rules.alike, may);
  const likeness = { row: draft.row, ...alike, may, decision };
  return { outcome: decision ?? 'open', target: null, likeness, problems: all };
};

const fateOfKnown = (
  draft: Draft,
  { reason, client: { id, name, code } }: NonNullable<ReturnType<typeof sameAs>>,
  rules: ClientFileRules,
  { above, problems }: { above: Above; problems: readonly ClientSheetProblem[] },
): Fate => {
  const { row } = draft;
  const may: RowDecision[] = ['update', 'skip'];
  const decision = decided(draft.decision, rules.known, may);
  const likeness = { row, reason, client: { id, name, code }, other: null, may, decision };
  const twice = above.target.get(id);
  const message = `A row above is ${name}, too: leave one of them out.`;
  return {
    ...{ outcome: decision ?? 'open', target: id, likeness },
    problems: twice && decision !== 'skip' ? [...problems, { row, field: reason, message }] : problems,
  };
};

/** A client that is here, by its code or else by its reference. */
const sameAs = ({ by_code, by_ref }: Kin) => {
  const [referred, another] = by_ref;
  if (by_code && !by_code.archived) return { reason: 'code' as const, client: by_code };
  return referred && !another && !by_code ? { reason: 'external_ref' as const, client: referred } : undefined;
};

const clashes = ({ row }: Draft, { by_code, by_ref }: Kin): ClientSheetProblem[] => {
  if (by_code?.archived) {
    const message = `${by_code.name} (archived) has the code ${by_code.code}: choose another.`;
    return [{ row, field: 'code', message }];
  }
  const [referred, another] = by_ref;
  if (another && !by_code) {
    const message = `${referred?.name} and ${another.name} have this reference: say by a code which one is meant.`;
    return [{ row, field: 'external_ref', message }];
  }
  if (by_code && referred && by_ref.every(({ id }) => id !== by_code.id)) {
    const message = `The code is ${by_code.name}’s and the reference ${referred.name}’s: change one of them.`;
    return [{ row, field: 'external_ref', message }];
  }
  return [];
};

const codeTwice = (row: number, { fields }: Draft): ClientSheetProblem => ({
  ...{ row, field: 'code' },
  message: `${fields.name ?? 'A row'} further up has this code, too: choose another, or leave the row out.`,
});

/** The surest likeness: of one kind, a client that is here goes before a row above. */
const alikeTo = (own: Kin, above: Above) => {
  const kinds = [
    ['vat_id', own.by_vat, above.vat_id.get(own.vat_key ?? '')],
    ['website', own.by_website, above.website.get(own.domain_key ?? '')],
    ['name', own.by_name, above.name.get(own.name_key ?? '')],
  ] as const;
  for (const [reason, client, draft] of kinds)
    if (client || draft)
      return { reason, client: shown(client), other: client ? null : (draft?.row ?? null) };
  return undefined;
};

const shown = (client: Known | null) => client && { id: client.id, name: client.name, code: client.code };
