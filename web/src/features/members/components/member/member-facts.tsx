import { hasAddress } from '#contract/members/no-address.ts';
import type { Member } from '#contract/members/shapes.ts';
import type { Reference } from '#contract/shapes.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { type Fact, Facts } from '../../../../ui/card/facts.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { teamHref } from '../../effects/list-address.ts';
import { t } from '../../messages.ts';
import { useShowsDotted } from '../dotted/use-shows-dotted.ts';

/** What is known of a person of the team; what isn't is left out. */
export function MemberFacts({ member }: { member: Member }) {
  const format = useFormat();
  const { id } = useOrganization();
  // Whoever may change the dotted lines finds them in a card of their own.
  const hasCard = useShowsDotted(member);
  const facts = [
    ...contactOf(member),
    ...placeOf(hasCard ? { ...member, dotted: [] } : member, teamHref(id)),
    ...timeOf(member, format),
  ];
  return <Facts facts={facts.filter(({ value }) => value !== null)} />;
}

const contactOf = ({ email, phone }: Member): Fact[] => [
  { label: t('email'), value: hasAddress(email) ? <a href={`mailto:${email}`}>{email}</a> : null },
  { label: t('phone'), value: phone && <a href={`tel:${phone}`}>{phone}</a> },
];

const placeOf = (member: Member, team: string): Fact[] => {
  const { manager, seat, dotted, reports, position, department, level } = member;
  const person = ({ id, name }: Reference) => <Link href={`${team}/${id}`}>{name}</Link>;
  return [
    { label: t('position'), value: position },
    { label: t('seat'), value: seat && seat.name !== position ? seat.name : null },
    { label: t('department'), value: department },
    { label: t('level'), value: level },
    { label: t('manager'), value: manager && person(manager) },
    {
      label: t('dotted'),
      value: dotted.length
        ? dotted.map(({ member: to, pct }) => (
            <span key={to.id}>
              {person(to)} {pct} %
            </span>
          ))
        : null,
    },
    {
      label: t('reports'),
      value: reports ? (
        <Link href={`${team}?manager_id=${member.id}`}>{t('reports_count', { count: reports })}</Link>
      ) : null,
    },
  ];
};

const timeOf = (member: Member, format: Format): Fact[] => [
  { label: t('employment'), value: t(`employment_${member.employment}`) },
  { label: t('joined'), value: member.status === 'invited' ? null : format.day(member.start_date) },
  {
    label: member.status === 'offboarded' ? t('left') : t('last_day'),
    value: member.end_date && format.day(member.end_date),
  },
  {
    label: t('capacity'),
    value: t('hours_a_week', { hours: format.duration(member.weekly_capacity_minutes * 60) }),
  },
  {
    label: t('target'),
    value:
      member.target_utilisation_pct === null ? null : format.percent(member.target_utilisation_pct / 100),
  },
  {
    label: t(member.status === 'on_leave' ? 'leave' : 'next_leave'),
    value: member.leave && (
      <Link href={`/leave?tab=team&month=${member.leave.from.slice(0, 7)}`}>
        {member.leave.from === member.leave.to
          ? format.day(member.leave.from)
          : `${format.day(member.leave.from)} – ${format.day(member.leave.to)}`}
      </Link>
    ),
  },
];
