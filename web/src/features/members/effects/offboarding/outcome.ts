import type { Handover } from '#contract/members/offboarding.ts';
import type { Member } from '#contract/members/shapes.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { o } from '../../components/offboarding/messages.ts';
import { grantText, inForce } from '../grants.ts';
import { isCarried, isMissing, type OffboardingValues, successorOf } from './offboarding-values.ts';

/** What an offboarding comes to, in sentences. */
export interface Outcome {
  /** What happens, to be confirmed. */
  readonly sentences: readonly string[];
  /** What keeps them from leaving as it stands. */
  readonly missing: readonly string[];
}

interface Asked {
  readonly member: Member;
  readonly organization: string;
  readonly today: string;
  readonly handovers: readonly Handover[];
  readonly values: OffboardingValues;
  readonly format: Format;
}

/** What will happen to somebody and to all that they leave behind, by who takes over. */
export function outcomeOf(asked: Asked): Outcome {
  const { member, handovers, values } = asked;
  const { name } = member;
  const words = handovers.filter(({ blocks, transferable }) => blocks && !transferable);
  const carried = words.filter((one) => isCarried(one, handovers, values));
  const waiting = words.filter((one) => !carried.includes(one));
  const missing = handovers.filter((one) => isMissing(one, values));
  const staying = handovers.filter((one) => !one.blocks && !taker(one, values));
  return {
    sentences: [
      leaving(asked),
      ...takers(handovers, values),
      ...(carried.length > 0 ? [o('go_along', { what: counted(carried) })] : []),
      ...(staying.length > 0 ? [o('stays_with', { name, what: counted(staying) })] : []),
    ],
    missing: [
      ...(missing.length > 0 ? [o('still_missing', { what: counted(missing) })] : []),
      ...(waiting.length > 0 ? [o('still_waits', { name, what: counted(waiting) })] : []),
    ],
  };
}

const counted = (handovers: readonly Handover[]): string =>
  handovers.map(({ kind, count }) => o(kind, { count })).join(', ');

const taker = (one: Handover, values: OffboardingValues) =>
  one.transferable ? successorOf(one, values) : null;

/** One sentence for each who takes something over. */
const takers = (handovers: readonly Handover[], values: OffboardingValues): string[] => {
  const taken = new Map<string, { name: string; of: Handover[] }>();
  for (const one of handovers) {
    const to = taker(one, values);
    if (!to) continue;
    const { of } = taken.get(to.id) ?? { of: [] };
    taken.set(to.id, { name: to.name, of: [...of, one] });
  }
  return [...taken.values()].map(({ name, of }) => o('takes_over', { name, what: counted(of) }));
};

const leaving = ({ member, organization, today, values: { last_day }, format }: Asked): string => {
  const { name } = member;
  const isNow = last_day === null || last_day <= today;
  const day = last_day === null ? '' : format.day(last_day);
  if (!member.has_account)
    return isNow ? o('leaves_now_bare', { name }) : o('leaves_later_bare', { name, day });
  const grants = inForce(member).map((grant) => grantText(grant, format));
  const lost = grants.length === 1 ? 'role_of' : 'roles_of';
  const roles = grants.length === 0 ? '' : o(lost, { roles: grants.join(', ') });
  return isNow
    ? o('leaves_now', { name, organization, roles })
    : o('leaves_later', { name, organization, roles, day });
};
