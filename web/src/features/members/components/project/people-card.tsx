import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { ProjectPerson } from '#contract/project-roles/rights.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { roleName } from '../../../../platform/roles.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import { becauseTexts } from '../../effects/because.ts';
import { projectPeople } from '../../effects/people-queries.ts';
import { PersonCell } from '../person-cell.tsx';
import { t } from './messages.ts';
import styles from './people.module.css';
import { WhyDialog } from './why-dialog.tsx';

/** Everybody to whom a project is open: as what they count, where that comes from, and on asking what they may do. */
export function PeopleCard({ project_id }: { project_id: string }) {
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<ProjectPerson | null>(null);
  const people = useInfiniteQuery(projectPeople(project_id, useDeferredValue(typed.trim())));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = people;
  return (
    <Card title={t('title')} note={t('note')} flush>
      <div className={styles.search}>
        <TextField label={t('search')} type="search" value={typed} onChange={setTyped} maxLength={120} />
      </div>
      <DataTable
        label={t('title')}
        columns={columnsOf(format)}
        rows={data?.pages.flatMap((page) => page.data)}
        rowId={({ member }) => member.id}
        rowLabel={({ member }) => member.name}
        onOpen={setAsked}
        density="relaxed"
        error={data ? undefined : failedRead(error, t('failed'), refetch)}
        empty={<Empty title={t('nobody')} />}
      />
      {hasNextPage && (
        <div className={styles.more}>
          <Button variant="ghost" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
      {asked && <WhyDialog project_id={project_id} person={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

const columnsOf = (format: Format): DataColumn<ProjectPerson>[] => [
  {
    id: 'person',
    header: t('person'),
    cell: ({ member }) => <PersonCell {...member} />,
    look: 'name',
    maxWidth: 320,
    card: 'title',
    cardCell: ({ member }) => member.name,
    bone: 'avatar',
  },
  {
    id: 'role',
    header: t('role'),
    cell: ({ role }) => (role ? roleName(role) : t('no_role')),
    card: 'topRight',
  },
  {
    id: 'because',
    header: t('because'),
    cell: (person) => becauseTexts(person, format).join(' · '),
    look: 'muted',
    card: 'subtitle',
  },
];
