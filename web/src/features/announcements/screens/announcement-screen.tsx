import { IconAlertOctagon } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Card } from '../../../ui/card/card.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { CardStack } from '../../../ui/page/dashboard-page.tsx';
import { DetailPage } from '../../../ui/page/detail-page.tsx';
import { AnnouncementStatusText } from '../components/announcement-status.tsx';
import { AnnouncementFacts } from '../components/report/announcement-facts.tsx';
import { AnnouncementVerbs } from '../components/report/announcement-verbs.tsx';
import { FailuresCard } from '../components/report/failures-card.tsx';
import { t } from '../components/report/messages.ts';
import styles from '../components/report/report.module.css';
import { ReportCard } from '../components/report/report-card.tsx';
import { followEvery, hasFailed } from '../effects/delivery.ts';
import { NOTIFICATIONS } from '../effects/places.ts';
import { t as words } from '../messages.ts';
import { announcementDetail } from '../queries.ts';

/** What was said, to whom, by whom and when, and how it arrived; followed while that goes on. */
export function AnnouncementScreen({ id }: { id: string }) {
  const { data: announcement } = useSuspenseQuery({
    ...announcementDetail(id),
    refetchInterval: ({ state }) => (state.data ? followEvery(state.data, Date.now()) : false),
  });
  const { title, message, priority, status, problem, report } = announcement;
  const list = status === 'template' ? `${NOTIFICATIONS}/templates` : NOTIFICATIONS;
  return (
    <DetailPage
      title={title}
      crumbs={[{ label: t('notifications'), href: list }, { label: title }]}
      statuses={
        <>
          <AnnouncementStatusText status={status} problem={null} />
          {priority === 'urgent' && <Tag tone="bad">{words('priority_urgent')}</Tag>}
        </>
      }
      actions={<AnnouncementVerbs announcement={announcement} />}
      facts={<AnnouncementFacts announcement={announcement} />}
    >
      <CardStack>
        {problem && (
          <div className={styles.problem} role="alert">
            <StatusText tone="bad" icon={IconAlertOctagon} strong>
              {t('problem')}
            </StatusText>
            <p>{problem}</p>
            <p className={styles.muted}>{t('problem_note')}</p>
          </div>
        )}
        <Card title={t('said')}>
          <p className={message ? styles.said : styles.muted}>{message || t('no_message')}</p>
        </Card>
        {status !== 'template' && <ReportCard announcement={announcement} />}
        {hasFailed(report) && <FailuresCard id={id} every={followEvery(announcement, Date.now())} />}
      </CardStack>
    </DetailPage>
  );
}
