import { useQuery } from '@tanstack/react-query';
import { isCallError } from '../../../platform/call-error.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Panel } from '../../../ui/card/card.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { ImportPage } from '../components/frame/import-page.tsx';
import { ResultStep } from '../components/result/result-step.tsx';
import { importHref, type OpenStep } from '../effects/import-address.ts';
import { t } from '../messages.ts';
import { importDetail } from '../queries.ts';
import { PreviewedImport } from './previewed-import.tsx';

type OpenImportProps = { id: string; asked: OpenStep; onGo: (href: string) => void };

/** One import at the step it is at. */
export function OpenImport({ id, asked, onGo }: OpenImportProps) {
  const { data: detail, error, refetch } = useQuery(importDetail(id));
  if (!detail)
    return (
      <ImportPage step={asked}>
        <Panel>
          {error ? <Missing error={error} again={refetch} /> : <SkeletonRows rows={8} height={52} />}
        </Panel>
      </ImportPage>
    );
  if (detail.status === 'previewed') return <PreviewedImport detail={detail} asked={asked} onGo={onGo} />;
  return (
    <ImportPage step="done">
      <ResultStep detail={detail} />
    </ImportPage>
  );
}

function Missing({ error, again }: { error: Error; again: () => Promise<unknown> }) {
  if (isCallError(error, 404))
    return (
      <StateBlock title={t('gone')} note={t('gone_note')}>
        <ButtonLink variant="primary" href={importHref()}>
          {t('start_again')}
        </ButtonLink>
      </StateBlock>
    );
  return <LoadError {...failedRead(error, t('load_failed'), again)} />;
}
