import { IconPlus, IconTemplate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { createOpsLogTemplate } from '#contract/ops-log/template-endpoints.ts';
import type { OpsLogTemplate } from '#contract/ops-log/template-shapes.ts';
import { applicablePresets } from '../../../../platform/applied/applied-presets.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { Empty } from '../../../../ui/state/empty.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { useTemplatePresets } from '../../effects/use-template-presets.ts';
import { useTemplateWrites } from '../../effects/use-template-writes.ts';
import { opsLogTemplates } from '../../queries.ts';
import { t } from './messages.ts';
import { TemplateRow } from './template-row.tsx';
import styles from './templates.module.css';

const TemplateBox = lazy(() => import('./template-box.tsx'));
const FromPresetBox = lazy(() => import('./from-preset-box.tsx'));
const PresetBox = lazy(() => import('./preset-box.tsx'));

/** A template that is changed, or how a new one is made. */
type Edited = OpsLogTemplate | 'new' | 'from-preset';

/** What entries of a project's ops-log start from: its own templates, and every project's. */
export function TemplatesCard({ project_id }: { project_id: string }) {
  const { data, error, refetch } = useQuery(opsLogTemplates(project_id));
  const { mayShare, mayChange, archive } = useTemplateWrites(project_id);
  const mayAdd = usePermissions().may(createOpsLogTemplate, { project_id });
  const [edited, setEdited] = useState<Edited | null>(null);
  const [compared, setCompared] = useState<OpsLogTemplate | null>(null);
  const { mayApply, removing } = useTemplatePresets(project_id);
  const { data: presets } = useQuery({ ...applicablePresets('ops_log'), enabled: mayApply && mayAdd });
  const hasPresets = (presets?.data.length ?? 0) > 0;
  const failed = (err: unknown) => toast.show({ title: t('archive_failed'), err });
  return (
    <Card
      title={t('title')}
      count={data?.data.length}
      flush
      {...(mayAdd ? { end: <Adding hasPresets={hasPresets} onAdd={setEdited} /> } : {})}
    >
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
              {...(mayApply && (hasPresets || template.preset)
                ? { onPreset: () => setCompared(template), onRemovePreset: () => removing(template) }
                : {})}
            />
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {edited && <Written {...{ project_id, mayShare, edited }} onClose={() => setEdited(null)} />}
        {compared && <PresetBox {...{ project_id }} template={compared} onClose={() => setCompared(null)} />}
      </Suspense>
    </Card>
  );
}

type AddingProps = { hasPresets: boolean; onAdd: (how: Edited) => void };

const Adding = ({ hasPresets, onAdd }: AddingProps) => (
  <>
    {hasPresets && (
      <IconButton
        icon={IconTemplate}
        variant="ghost"
        label={t('from_preset')}
        onClick={() => onAdd('from-preset')}
      />
    )}
    <Button small variant="ghost" icon={IconPlus} onClick={() => onAdd('new')}>
      {t('add')}
    </Button>
  </>
);

type WrittenProps = { project_id: string; mayShare: boolean; edited: Edited; onClose: () => void };

const Written = ({ edited, ...rest }: WrittenProps) =>
  edited === 'from-preset' ? (
    <FromPresetBox {...rest} />
  ) : (
    <TemplateBox {...rest} template={edited === 'new' ? null : edited} />
  );
