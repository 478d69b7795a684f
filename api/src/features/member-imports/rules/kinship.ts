import type { MemberFileRules, MemberLikeness, MemberSheetProblem } from '#contract/member-imports/shapes.ts';
import { hasAddress } from '#contract/members/no-address.ts';
import { addressTaken } from '#contract/members/person-rules.ts';
import type { RowDecision } from '#contract/sheets.ts';
import { decided } from '../../../platform/files/row-drafts.ts';
import type { Draft, Known, People } from '../queries/known.ts';

/** What becomes of a row; `open` waits for a decision. */
export interface Fate {
  readonly outcome: RowDecision | 'open';
  /** Whom it changes. */
  readonly target: Known | null;
  readonly likeness: MemberLikeness | null;
  readonly problems: readonly MemberSheetProblem[];
}

/** A row with what becomes of it. */
export interface Judged {
  readonly draft: Draft;
  readonly fate: Fate;
}

interface Sought {
  readonly people: People;
  readonly keys: ReadonlyMap<string, string>;
  readonly rules: MemberFileRules;
}

/** The first row above by address and by name, and who is somebody's row already. */
interface Above {
  readonly emails: Map<string, Draft>;
  readonly names: Map<string, Draft>;
  readonly claimed: Set<string>;
}

/** Says of each row whether it is somebody of the team, or looks like one of them or a row above, and what becomes of it. */
export const judgeKin = (drafts: readonly Draft[], sought: Sought): Judged[] => {
  const { byEmail } = sought.people;
  // Whoever is named by an address is nobody else's namesake.
  const addressed = drafts.flatMap(({ fields }) => byEmail.get(fields.email ?? '')?.id ?? []);
  const above: Above = { emails: new Map(), names: new Map(), claimed: new Set(addressed) };
  return drafts.map((draft) => {
    const fate = fateOf(draft, sought, above);
    if (fate.outcome !== 'skip') remember(above, draft, sought.keys);
    return { draft, fate };
  });
};

const remember = ({ emails, names }: Above, draft: Draft, keys: Sought['keys']): void => {
  const { email = '', name = '' } = draft.fields;
  const key = keys.get(name);
  if (email && !emails.has(email)) emails.set(email, draft);
  if (key && !names.has(key)) names.set(key, draft);
};

const fateOf = (draft: Draft, sought: Sought, above: Above): Fate => {
  const { row, fields, decision } = draft;
  const known = sought.people.byEmail.get(fields.email ?? '');
  const twice = above.emails.get(fields.email ?? '');
  const taken = (message: string): MemberSheetProblem => ({
    ...{ row, field: 'email', rule: 'email-taken', message },
  });
  const repeated =
    twice &&
    taken(`${twice.fields.name ?? 'A row'} further up has this address, too: leave one of them out.`);
  const own = { outcome: decision === 'skip' ? 'skip' : 'new', target: null, likeness: null } as const;
  if (known?.left) return { ...own, problems: [{ row, ...addressTaken({ name: known.name, left: true }) }] };
  if (known) {
    const fate = fateOfKnown(draft, known, {
      reason: 'email',
      rule: sought.rules.known,
      may: ['update', 'skip'],
    });
    return repeated && fate.outcome !== 'skip' ? { ...fate, problems: [repeated] } : fate;
  }
  if (repeated) return { ...own, problems: [repeated] };
  return fateOfNamesake(draft, sought, above) ?? { ...own, problems: [] };
};

interface Choice {
  readonly reason: MemberLikeness['reason'];
  readonly rule: RowDecision | 'ask';
  readonly may: RowDecision[];
}

const fateOfKnown = ({ row, decision: own }: Draft, known: Known, { reason, rule, may }: Choice): Fate => {
  const decision = decided(own, rule, may);
  const { id, name, email } = known;
  return {
    outcome: decision ?? 'open',
    // By its address a row is somebody, by a name only once that was said.
    target: decision === 'update' || reason === 'email' ? known : null,
    likeness: { row, reason, person: { id, name, email }, other: null, may, decision },
    problems: [],
  };
};

const fateOfNamesake = (draft: Draft, { people, keys, rules }: Sought, above: Above): Fate | null => {
  const { row, fields } = draft;
  const key = keys.get(fields.name ?? '') ?? '';
  const namesakes = (people.byName.get(key) ?? []).filter(({ id }) => !above.claimed.has(id));
  const namesake = (!fields.email && namesakes.find(({ email }) => !hasAddress(email))) || namesakes[0];
  if (namesake) {
    const choice: Choice = { reason: 'name', rule: rules.alike, may: ['new', 'update', 'skip'] };
    const fate = fateOfKnown(draft, namesake, choice);
    if (fate.outcome !== 'new') above.claimed.add(namesake.id);
    return fate;
  }
  const twin = above.names.get(key);
  if (!twin) return null;
  const may: RowDecision[] = ['new', 'skip'];
  const decision = decided(draft.decision, rules.alike, may);
  const likeness = { row, reason: 'name' as const, person: null, other: twin.row, may, decision };
  return { outcome: decision ?? 'open', target: null, likeness, problems: [] };
};
