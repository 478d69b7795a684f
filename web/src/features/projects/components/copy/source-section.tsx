import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
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

/** How a new project begins. */
export const BEGINNINGS = ['preset', 'scratch', 'copy'] as const;
/** How a new project begins. */
export type Beginning = (typeof BEGINNINGS)[number];

type SourceSectionProps = {
  begin: Beginning;
  source: string | null;
  copy: ReturnType<typeof useCopy>;
  /** What is chosen of presets, where there are any to choose from. */
  presets: ReactNode;
  onBegin: (begin: Beginning) => void;
  onSource: (id: string | null) => void;
};

/** From a preset, from scratch, or a copy: of which project, and what of it. */
export function SourceSection({ begin, source, copy, presets, onBegin, onSource }: SourceSectionProps) {
  const copying = begin === 'copy';
  const offered = BEGINNINGS.filter((one) => one !== 'preset' || Boolean(presets));
  return (
    <FormSection title={t('begin')}>
      <div>
        <Segmented
          label={t('begin')}
          options={offered.map((value) => ({ value, label: t(value) }))}
          value={begin}
          onChange={(chosen) => onBegin(BEGINNINGS.find((one) => one === chosen) ?? 'scratch')}
        />
      </div>
      {begin === 'preset' && presets}
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
