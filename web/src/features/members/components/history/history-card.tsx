import { useInfiniteQuery } from '@tanstack/react-query';
import { ROLES } from '#contract/access/roles.ts';
import { listAudit } from '#contract/audit/endpoints.ts';
import type { AuditEvent } from '#contract/audit/shapes.ts';
import { type Member, memberEmployment, memberStatus } from '#contract/members/shapes.ts';
import { type ChangeWords, happeningOf as inWords } from '../../../../platform/format/happening.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { useOrganization, usePermissions } from '../../../../platform/person.ts';
import { roleName } from '../../../../platform/roles.ts';
import { CardLink } from '../../../../ui/card/card.tsx';
import { TimelineCard } from '../../../../ui/display/timeline-card.tsx';
import { LABELS } from '../../effects/person-values.ts';
import { t } from '../../messages.ts';
import { memberHistory } from '../../queries.ts';
import { h } from './messages.ts';

/** What happened to a person, newest first, page after page, for those who read the trail. */
export function HistoryCard({ member }: { member: Member }) {
  return usePermissions().may(listAudit) ? <History member={member} /> : null;
}

function History({ member }: { member: Member }) {
  const format = useFormat();
  const { id: organization } = useOrganization();
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(memberHistory(member.id));
  return (
    <TimelineCard
      title={h('history')}
      end={
        <CardLink href={`/manager/organizations/${organization}/audit?subject_id=${member.id}`}>
          {h('audit')}
        </CardLink>
      }
      happenings={data?.pages.flatMap((page) => page.data).map((event) => happeningOf(event, format))}
      failed={data ? undefined : failedRead(error, h('failed'), refetch)}
      none={h('none')}
      more={h('more')}
      onMore={hasNextPage ? () => void fetchNextPage() : undefined}
    />
  );
}

const RATE_LABELS = Object.fromEntries(
  (
    [
      ...(['cost_rate', 'bill_rate', 'currency', 'valid_from', 'valid_to'] as const),
      ...(['service_type_id', 'project_id'] as const),
    ] as const
  ).map((field) => [field, h(field)]),
);

/** What a rate of somebody says of the person whose page this is, and of itself twice. */
const SAID_ALREADY = ['member_id', 'scope'];

const WORDS: ChangeWords = {
  deeds: {
    'member.created': h('did_created'),
    'member.invited': h('did_invited'),
    'member.joined': h('did_joined'),
    'member.changed': h('did_changed'),
    'member.leaving': h('did_leaving'),
    'member.staying': h('did_staying'),
    'member.removed': h('did_removed'),
    'member.forgotten': h('did_forgotten'),
    'member.rate_added': h('did_rate_added'),
    'member.rate_ended': h('did_rate_ended'),
    'member.rate_reopened': h('did_rate_reopened'),
    'member.rate_removed': h('did_rate_removed'),
    'grant.created': h('did_granted'),
    'grant.changed': h('did_changed_role'),
    'grant.revoked': h('did_revoked'),
  },
  labels: {
    ...{ ...LABELS, ...RATE_LABELS },
    ...{ status: t('status'), role: t('role'), reason: t('reason'), skills: h('skills') },
  },
  ids: [],
  another: '',
  values: {
    status: Object.fromEntries(memberStatus.options.map((status) => [status, t(`status_${status}`)])),
    employment: Object.fromEntries(memberEmployment.options.map((one) => [one, t(`employment_${one}`)])),
    role: Object.fromEntries(ROLES.map((role) => [role, roleName(role)])),
  },
  somebody: h('somebody'),
};

/** Ids are told by what they are called now; work that nobody asked for is the application's. */
const happeningOf = (event: AuditEvent, format: Format) => {
  const called = (value: unknown) => (typeof value === 'string' ? (event.names[value] ?? value) : value);
  const changes: AuditEvent['changes'] = {};
  const isOfRate = event.type.startsWith('member.rate_');
  for (const [field, [before, after]] of Object.entries(event.changes))
    if (!isOfRate || !SAID_ALREADY.includes(field)) changes[field] = [called(before), called(after)];
  const actor = event.actor ?? (event.actor_id === null ? h('muster') : null);
  return inWords({ ...event, actor, changes }, WORDS, format);
};
