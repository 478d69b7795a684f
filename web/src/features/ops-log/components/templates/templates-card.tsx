import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { createOpsLogTemplate } from '#contract/ops-log/template-endpoints.ts';
import type { OpsLogTemplate } from '#contract/ops-log/template-shapes.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { Empty } from '../../../../ui/state/empty.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { useTemplateWrites } from '../../effects/use-template-writes.ts';
import { opsLogTemplates } from '../../queries.ts';
import { t } from './messages.ts';
import { TemplateRow } from './template-row.tsx';
import styles from './templates.module.css';

const TemplateBox = lazy(() => import('./template-box.tsx'));

/** What entries of a project's ops-log start from: its own templates, and every project's. */
export function TemplatesCard({ project_id }: { project_id: string }) {
  const { data, error, refetch } = useQuery(opsLogTemplates(project_id));
  const { mayShare, mayChange, archive } = useTemplateWrites(project_id);
  const mayAdd = usePermissions().may(createOpsLogTemplate, { project_id });
  const [edited, setEdited] = useState<OpsLogTemplate | 'new' | null>(null);
  const failed = (err: unknown) => toast.show({ title: t('archive_failed'), err });
  const add = (
    <Button small variant="ghost" icon={IconPlus} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  );
  return (
    <Card title={t('title')} count={data?.data.length} flush {...(mayAdd ? { end: add } : {})}>
      {!data ? (
        error ? (
          <LoadError {...failedRead(error, t('failed'), refetch)} />
        ) : (
          <SkeletonRows rows={3} />
        )
      ) : data.data.length === 0 ? (
        <Empty title={t('none')} note={t('none_note')} />
      ) : (
        <ul className={styles.rows}>
          {data.data.map((template) => (
            <TemplateRow
              key={template.id}
              template={template}
              mayChange={mayChange(template)}
              onEdit={() => setEdited(template)}
              onArchive={() => void archive(template).catch(failed)}
            />
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {edited && (
          <TemplateBox
            template={edited === 'new' ? null : edited}
            {...{ project_id, mayShare }}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </Card>
  );
}
