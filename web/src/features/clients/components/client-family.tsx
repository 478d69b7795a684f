import { useQuery } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { CHILDREN_SHOWN, type ClientFamily as Family } from '#contract/clients/family.ts';
import type { Client } from '#contract/clients/shapes.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { Card, CardSide } from '../../../ui/card/card.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { classNames } from '../../../ui/theme/class-names.ts';
import { Link } from '../../../ui/theme/link.tsx';
import { t } from '../messages.ts';
import { clientFamily } from '../queries.ts';
import styles from './client-family.module.css';

/** Who stands above a client and right below it, with the work of each branch; nothing for one that stands alone. */
export function ClientFamily({ client }: { client: Client }) {
  const { data, error, refetch } = useQuery(clientFamily(client.id));
  const failed = data ? undefined : failedRead(error, t('family_failed'), refetch);
  if (failed)
    return (
      <Card title={t('family')}>
        <LoadError {...failed} />
      </Card>
    );
  if (!data || (data.above.length === 0 && data.children.length === 0)) return null;
  const { total } = data;
  return (
    <Card
      title={t('family')}
      flush
      end={total.clients > 0 && <CardSide>{t('family_sum', { ...total, count: total.projects })}</CardSide>}
    >
      <ol className={styles.tree}>
        <Tree client={client} family={data} />
      </ol>
    </Card>
  );
}

function Tree({ client, family: { above, children, total } }: { client: Client; family: Family }) {
  return (
    <>
      {above.map(({ id, name, archived_at }, at) => (
        <Node key={id} depth={at}>
          <Link href={`/manager/clients/${id}`}>{name}</Link>
          {archived_at && <Tag>{t('archived')}</Tag>}
        </Node>
      ))}
      <Node depth={above.length} isSelf>
        <span aria-current="page">{client.name}</span>
        <span className={styles.work}>{t('own_projects', { count: client.projects })}</span>
      </Node>
      {children.map(({ id, name, clients, projects }) => (
        <Node key={id} depth={above.length + 1}>
          <Link href={`/manager/clients/${id}`}>{name}</Link>
          <span className={styles.work}>
            {[clients > 0 && t('clients_below', { count: clients }), t('own_projects', { count: projects })]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </Node>
      ))}
      {children.length === CHILDREN_SHOWN && total.clients > CHILDREN_SHOWN && (
        <Node depth={above.length + 1}>
          <span className={styles.work}>{t('more_children')}</span>
        </Node>
      )}
    </>
  );
}

type NodeProps = { depth: number; isSelf?: boolean; children: ReactNode };

const Node = ({ depth, isSelf, children }: NodeProps) => {
  const indent: CSSProperties & Record<'--depth', number> = { '--depth': Math.min(depth, 6) };
  return (
    <li className={classNames(styles.node, isSelf && styles.self)} style={indent}>
      {children}
    </li>
  );
};
