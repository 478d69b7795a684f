import { useQuery } from '@tanstack/react-query';
import { listAudit } from '#contract/audit/endpoints.ts';
import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { useMaybeOrganization, usePermissions } from '../../../../platform/person.ts';
import { Card, CardLink } from '../../../../ui/card/card.tsx';
import { Timeline } from '../../../../ui/display/timeline.tsx';
import { CardStack } from '../../../../ui/page/dashboard-page.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { deedsOf } from '../../effects/deeds.ts';
import { dealsheetRevisions } from '../../queries.ts';
import { t as words } from '../approval/messages.ts';
import { t } from '../revisions/messages.ts';
import { CommentsCard } from './comments-card.tsx';

/** What was said of a deal, and what happened to it. */
export default function Activity({ deal }: { deal: Dealsheet }) {
  return (
    <CardStack>
      <CommentsCard dealsheet_id={deal.id} />
      <Happened deal={deal} />
    </CardStack>
  );
}

function Happened({ deal }: { deal: Dealsheet }) {
  const format = useFormat();
  const organization = useMaybeOrganization();
  const mayAudit = usePermissions().may(listAudit);
  const { data, error, refetch } = useQuery(dealsheetRevisions(deal.id));
  const failed = data ? undefined : failedRead(error, t('failed'), refetch);
  const happenings =
    data &&
    deedsOf(deal, data.data).map(({ id, who, what, note, at }) => {
      const isDay = at.length === 10;
      return {
        ...{ id, actor: who, what, changes: note ? [{ field: words('note'), before: '', after: note }] : [] },
        time: isDay ? format.day(at) : format.relative(at),
        exact: isDay ? format.day(at) : format.instant(at),
      };
    });
  const audit = mayAudit && organization && (
    <CardLink href={`/manager/organizations/${organization.id}/audit?subject_id=${deal.id}`}>
      {words('audit')}
    </CardLink>
  );
  return (
    <Card title={words('happened')} flush {...(audit ? { end: audit } : {})}>
      {failed && <LoadError {...failed} />}
      {!happenings && !failed && <SkeletonRows rows={3} />}
      {happenings && <Timeline happenings={happenings} />}
    </Card>
  );
}
