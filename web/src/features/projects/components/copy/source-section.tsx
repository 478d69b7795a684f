import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { COPY_PARTS, type CopyPart } from '#contract/projects/copies.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { FormSection } from '../../../../ui/form-page/form-page.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import type { useCopy } from '../../effects/use-copy.ts';
import { project, projectList } from '../../queries.ts';
import styles from './copy.module.css';
import { t } from './messages.ts';

type SourceSectionProps = {
  /** Whether another project is copied at all. */
  copying: boolean;
  source: string | null;
  copy: ReturnType<typeof useCopy>;
  onBegin: (copying: boolean) => void;
  onSource: (id: string | null) => void;
};

/** From scratch, or a copy: of which project, and what of it. */
export function SourceSection({ copying, source, copy, onBegin, onSource }: SourceSectionProps) {
  return (
    <FormSection title={t('begin')}>
      <div>
        <Segmented
          label={t('begin')}
          options={[
            { value: 'scratch', label: t('scratch') },
            { value: 'copy', label: t('copy') },
          ]}
          value={copying ? 'copy' : 'scratch'}
          onChange={(chosen) => onBegin(chosen === 'copy')}
        />
      </div>
      {copying && <SourceField source={source} onSource={onSource} />}
      {copying && copy.error && <LoadError {...failedRead(copy.error, t('failed'), copy.refetch)} />}
      {copying && source && (
        <fieldset className={styles.parts}>
          <legend>{t('parts')}</legend>
          {COPY_PARTS.map((part) => (
            <Part key={part} part={part} copy={copy} />
          ))}
        </fieldset>
      )}
    </FormSection>
  );
}

function Part({ part, copy }: { part: CopyPart; copy: SourceSectionProps['copy'] }) {
  return (
    <Checkbox
      label={t(`part_${part}`)}
      value={copy.parts.includes(part)}
      onChange={(isChosen) => copy.toggle(part, isChosen)}
      disabled={!copy.preview}
    />
  );
}

function SourceField({ source, onSource }: Pick<SourceSectionProps, 'source' | 'onSource'>) {
  const [q, setQ] = useState('');
  const found = useQuery(projectList({ ...(q ? { q } : {}), per_page: 50, sort: '-updated_at' }));
  const chosen = useQuery({ ...project(source ?? ''), enabled: source !== null });
  const known = [...(chosen.data && source && !q ? [chosen.data] : []), ...(found.data?.data ?? [])];
  const options = [...new Map(known.map((one) => [one.id, one])).values()].map(
    ({ id, name, code, client }) => ({
      value: id,
      label: name,
      detail: client ? `${code} · ${client.name}` : code,
    }),
  );
  const search = (text: string) => setQ(options.some(({ label }) => label === text) ? '' : text);
  return (
    <Select
      label={t('source')}
      note={t(source ? 'source_note' : 'choose')}
      options={options}
      onSearch={search}
      loading={found.isPending}
      value={source}
      onChange={onSource}
    />
  );
}
