import { useQuery } from '@tanstack/react-query';
import { isCallError } from '../../../../platform/call-error.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { useMaybeOrganization } from '../../../../platform/person.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { ownSkills } from '../../queries.ts';
import { t } from './messages.ts';
import { skillColumns } from './skill-columns.tsx';

/** What oneself is able to do, to be read; nothing for somebody who isn't on the team of the organization that they work in. */
export function OwnSkillsCard() {
  const organization = useMaybeOrganization();
  return organization && <OwnSkills key={organization.id} />;
}

function OwnSkills() {
  const format = useFormat();
  const { data, error, refetch } = useQuery(ownSkills());
  if (!data && isCallError(error, 404)) return null;
  return (
    <Card title={t('mine')} note={t('mine_note')} flush>
      {data ? (
        <DataTable
          label={t('mine')}
          columns={skillColumns(format)}
          rows={data.skills}
          rowId={({ skill }) => skill}
          rowLabel={({ skill }) => skill}
          empty={<Empty title={t('none_mine')} note={t('none_mine_note')} />}
        />
      ) : error ? (
        <LoadError {...failedRead(error, t('failed'), refetch)} />
      ) : (
        <SkeletonRows rows={3} />
      )}
    </Card>
  );
}
