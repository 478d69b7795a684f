import { useQuery } from '@tanstack/react-query';
import type { PolicyDetail, PolicyTestResult } from '#contract/policy/shapes.ts';
import { isCallError } from '../../../../platform/call-error.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { useOrganizations } from '../../../../platform/person.ts';
import { roleName } from '../../../../platform/roles.ts';
import { Card, Panel } from '../../../../ui/card/card.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { CardStack } from '../../../../ui/page/dashboard-page.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { StateBlock } from '../../../../ui/state/state-block.tsx';
import type { Editor } from '../../effects/use-editor.ts';
import { placeWords } from '../../effects/words/place-words.ts';
import { t as words } from '../../messages.ts';
import { type PolicyQuestion, policyAnswer } from '../../queries.ts';
import { AnswerCard } from './answer-card.tsx';
import { t } from './messages.ts';
import styles from './test.module.css';

type AnswersProps = { question: PolicyQuestion | null; policy: PolicyDetail; editor: Editor };

/** What the policy in force decides, beside it what the draft would. */
export function Answers({ question, ...known }: AnswersProps) {
  if (question) return <Answered question={question} {...known} />;
  return (
    <Panel>
      <Empty title={t('ask')} note={t('ask_note')} />
    </Panel>
  );
}

function Answered({ question, policy, editor }: AnswersProps & { question: PolicyQuestion }) {
  const { data, error, refetch } = useQuery(policyAnswer(question));
  if (isCallError(error, 422))
    return (
      <Panel>
        <StateBlock
          title={t('refused_question')}
          note={error.fields.map(({ message }) => message).join(' ') || error.message}
          bad
        />
      </Panel>
    );
  if (error) return <LoadError {...failedRead(error, t('failed'), refetch)} />;
  if (!data)
    return (
      <Panel>
        <SkeletonRows rows={4} />
      </Panel>
    );
  const { current, draft } = data;
  const { action, object, domain } = current;
  return (
    <div role="status">
      <CardStack>
        <p className={styles.asked}>
          <code>{t('asked', { action, object, domain })}</code>
        </p>
        <div className={styles.compared}>
          <AnswerCard
            title={t('in_force')}
            end={<Tag>{words('version', { version: policy.version })}</Tag>}
            answer={current}
            rules={policy.rules}
          />
          {draft && (
            <AnswerCard
              title={t('with_draft')}
              end={draft.allowed !== current.allowed && <Tag tone="info">{t('differs')}</Tag>}
              answer={draft}
              rules={editor.rules}
            />
          )}
        </div>
        <Held held={data.held} />
      </CardStack>
    </div>
  );
}

function Held({ held }: Pick<PolicyTestResult, 'held'>) {
  const places = useOrganizations();
  return (
    <Card title={t('held')}>
      {held.length === 0 ? (
        <p className={styles.muted}>{t('held_nothing')}</p>
      ) : (
        <ul>
          {held.map(({ role, domain }) => (
            <li key={`${role} ${domain}`}>
              {t('held_in', { role: roleName(role), where: placeWords(domain, places) })}{' '}
              <code className={styles.muted}>{domain}</code>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
