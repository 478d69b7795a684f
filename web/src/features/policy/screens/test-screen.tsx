import { IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { PolicyDetail } from '#contract/policy/shapes.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { PolicyPage } from '../components/policy-page.tsx';
import { Answers } from '../components/test/answers.tsx';
import { t } from '../components/test/messages.ts';
import { QuestionCard } from '../components/test/question-card.tsx';
import styles from '../components/test/test.module.css';
import { type TestSearch, testSearch } from '../effects/policy-address.ts';
import { questionOf } from '../effects/question.ts';
import { useEditor } from '../effects/use-editor.ts';
import { t as words } from '../messages.ts';
import { policy } from '../queries.ts';

const HABITS = { filters: ['role', 'sub', 'action', 'object', 'domain'], sort: '', pageSize: 1 };

/** A question to the policy and its answer, both in the address. */
export function TestScreen({ search }: { search: TestSearch }) {
  const { data, error, refetch } = useQuery(policy());
  return (
    <PolicyPage
      tab="test"
      actions={
        <Button icon={IconLink} onClick={copyLink}>
          {t('copy')}
        </Button>
      }
      phoneActions={
        <IconButton icon={IconLink} iconSize={20} variant="ghost" label={t('copy')} onClick={copyLink} />
      }
    >
      {data && <Test policy={data} search={search} />}
      {!data && error && <LoadError {...failedRead(error, words('load_failed'), refetch)} />}
      {!data && !error && <SkeletonRows rows={10} />}
    </PolicyPage>
  );
}

function Test({ policy: inForce, search }: { policy: PolicyDetail; search: TestSearch }) {
  const editor = useEditor(inForce);
  const { list } = useListAddress<Record<string, string | undefined>>(search, HABITS);
  const draft = editor.differences.length > 0 ? editor.rules : null;
  return (
    <div className={styles.page}>
      <QuestionCard
        rules={editor.rules}
        value={testSearch(list.value)}
        onChange={(value) => list.onChange({ ...value })}
      />
      <Answers question={questionOf(search, draft)} policy={inForce} editor={editor} />
    </div>
  );
}

const copyLink = (): void => {
  navigator.clipboard.writeText(window.location.href).then(
    () => toast.show({ title: t('copied') }),
    () => toast.show({ title: t('copy_failed') }),
  );
};
