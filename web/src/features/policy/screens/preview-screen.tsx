import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PolicyDetail } from '#contract/policy/shapes.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { CardStack } from '../../../ui/page/dashboard-page.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { PolicyPage } from '../components/policy-page.tsx';
import { DraftCard } from '../components/preview/draft-card.tsx';
import { EffectsCard } from '../components/preview/effects-card.tsx';
import { t } from '../components/preview/messages.ts';
import { OvertakenNote } from '../components/preview/overtaken-note.tsx';
import styles from '../components/preview/preview.module.css';
import { PublishCard } from '../components/preview/publish-card.tsx';
import { EDIT_HREF } from '../effects/policy-address.ts';
import { problemsOf } from '../effects/problems.ts';
import { useEditor } from '../effects/use-editor.ts';
import { t as words } from '../messages.ts';
import { usePublish } from '../mutations.ts';
import { policy, policyPreview } from '../queries.ts';

/** The person's draft before it is published: its differences, who gains and loses, and why it is made. */
export function PreviewScreen() {
  const { data, error, refetch } = useQuery(policy());
  return (
    <PolicyPage tab="rules" step={t('preview')}>
      {data && <Preview policy={data} onStale={() => void refetch()} />}
      {!data && error && <LoadError {...failedRead(error, words('load_failed'), refetch)} />}
      {!data && !error && <SkeletonRows rows={10} />}
    </PolicyPage>
  );
}

function Preview({ policy: inForce, onStale }: { policy: PolicyDetail; onStale: () => void }) {
  const editor = useEditor(inForce);
  const publish = usePublish();
  const [isRefused, setRefused] = useState(false);
  const isEmpty = editor.differences.length === 0;
  const preview = useQuery({ ...policyPreview(editor.rules), enabled: !isEmpty });
  if (isEmpty && !editor.isOvertaken)
    return (
      <Empty title={t('nothing')} note={t('nothing_note')}>
        <ButtonLink href={EDIT_HREF}>{t('back')}</ButtonLink>
      </Empty>
    );
  const problems = problemsOf(preview.error ?? publish.error, editor.rows);
  return (
    <CardStack>
      {editor.isOvertaken && (
        <div className={styles.boxed}>
          <OvertakenNote editor={editor} policy={inForce} fresh={isRefused} />
        </div>
      )}
      <DraftCard editor={editor} problems={problems} />
      <EffectsCard preview={preview} />
      <PublishCard
        editor={editor}
        version={inForce.version}
        publish={publish}
        onStale={() => {
          setRefused(true);
          onStale();
        }}
      />
    </CardStack>
  );
}
