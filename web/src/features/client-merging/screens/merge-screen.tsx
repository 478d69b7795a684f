import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { isCallError } from '../../../platform/call-error.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { DetailPage } from '../../../ui/page/detail-page.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { client as readClient } from '../../clients/queries.ts';
import { ChooseOther } from '../components/choose-other.tsx';
import { MergeForm } from '../components/merge-form.tsx';
import styles from '../components/merging.module.css';
import { FIELD_LABELS } from '../effects/field-labels.ts';
import { t } from '../messages.ts';
import { mergePreview } from '../queries.ts';

type MergeScreenProps = { id: string; into: string | undefined };

/** Merging a client into another: which one, whose values stay, what moves. */
export function MergeScreen({ id, into }: MergeScreenProps) {
  const { data: client } = useSuspenseQuery(readClient(id));
  const { history } = useRouter();
  const title = t('merge_title', { name: client.name });
  const choose = (other: string, loser = id) =>
    history.replace(`/manager/clients/${loser}/merge?into=${other}`);
  return (
    <DetailPage
      title={title}
      crumbs={[
        { label: t('clients'), href: '/manager/clients' },
        { label: client.name, href: `/manager/clients/${id}` },
        { label: t('merge').replace('…', '') },
      ]}
    >
      <div className={styles.page}>
        {into ? (
          <Preview
            key={`${id} ${into}`}
            id={id}
            into={into}
            onSwap={() => choose(id, into)}
            onChoose={choose}
          />
        ) : (
          <ChooseOther client={client} onChoose={choose} />
        )}
      </div>
    </DetailPage>
  );
}

type PreviewProps = {
  id: string;
  into: string;
  onSwap: () => void;
  onChoose: (other: string) => void;
};

function Preview({ id, into, onSwap, onChoose }: PreviewProps) {
  const { data: client } = useSuspenseQuery(readClient(id));
  const { data, error, refetch, isFetching } = useQuery(mergePreview(id, into));
  if (error && isCallError(error, 422))
    return (
      <>
        <LoadError title={t('merging_failed')} note={error.message} />
        <ChooseOther client={client} onChoose={onChoose} />
      </>
    );
  const failed = data ? undefined : failedRead(error, t('preview_failed'), refetch);
  if (failed) return <LoadError {...failed} />;
  if (!data || (isFetching && data.loser.id !== id)) return <SkeletonRows />;
  return <MergeForm preview={data} labels={FIELD_LABELS} onSwap={onSwap} />;
}
