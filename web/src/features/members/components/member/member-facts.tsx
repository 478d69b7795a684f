import type { Member } from '#contract/members/shapes.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { type Fact, Facts } from '../../../../ui/card/facts.tsx';
import { t } from '../../messages.ts';

/** What is known of a person of the team; what isn't is left out. */
export function MemberFacts({ member }: { member: Member }) {
  return <Facts facts={factsOf(member, useFormat()).filter(({ value }) => value !== null)} />;
}

const factsOf = (member: Member, format: Format): Fact[] => [
  { label: t('email'), value: <a href={`mailto:${member.email}`}>{member.email}</a> },
  { label: t('position'), value: member.position },
  { label: t('department'), value: member.department },
  { label: t('employment'), value: t(`employment_${member.employment}`) },
  { label: t('joined'), value: member.status === 'invited' ? null : format.day(member.start_date) },
  { label: t('left'), value: member.end_date && format.day(member.end_date) },
];
