import { IconExternalLink, IconPencil } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { AdministeredOrganization } from '#contract/organizations/administration.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { Card, CardLink, CardRow, CardRows } from '../../../ui/card/card.tsx';
import { Figure, Figures } from '../../../ui/card/figure.tsx';
import { CardStack } from '../../../ui/page/dashboard-page.tsx';
import { DetailPage } from '../../../ui/page/detail-page.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { LifeDialog } from '../components/life-dialog.tsx';
import { OrganizationFacts, When } from '../components/organization-facts.tsx';
import { OrganizationStatusText } from '../components/organization-status.tsx';
import styles from '../components/state-card.module.css';
import { PLACES, pagesOf } from '../effects/addresses.ts';
import { stepsOf } from '../effects/life-steps.ts';
import { useLife } from '../effects/use-life.ts';
import { t } from '../messages.ts';
import { administeredOrganization } from '../queries.ts';

const RenameDialog = lazy(() => import('../components/rename-dialog.tsx'));

/** An organization as administrators see it: its state with what may become of it, its figures, and the ways into it. */
export function OrganizationAdministrationScreen({ id }: { id: string }) {
  const { data: organization } = useSuspenseQuery(administeredOrganization(id));
  const [isRenaming, setRenaming] = useState(false);
  const { name, status } = organization;
  return (
    <DetailPage
      title={name}
      crumbs={[{ label: t('organizations'), href: PLACES.admin }, { label: name }]}
      statuses={<OrganizationStatusText status={status} />}
      actions={
        <>
          <Button icon={IconPencil} onClick={() => setRenaming(true)}>
            {t('rename')}
          </Button>
          {status !== 'archived' && (
            <ButtonLink variant="primary" icon={IconExternalLink} href={pagesOf(id)}>
              {t('open')}
            </ButtonLink>
          )}
        </>
      }
      facts={<OrganizationFacts organization={organization} />}
    >
      <CardStack>
        <Counted organization={organization} />
        <StateCard organization={organization} />
        <Ways organization={organization} />
      </CardStack>
      {isRenaming && (
        <Suspense fallback={null}>
          <RenameDialog organization={organization} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </DetailPage>
  );
}

type Shown = { organization: AdministeredOrganization };

function Counted({ organization: { id, people, projects, last_activity_on: on, status } }: Shown) {
  const format = useFormat();
  const linked = (part: 'team' | 'projects') => (status === 'archived' ? {} : { href: pagesOf(id, part) });
  return (
    <Figures>
      <Figure label={t('people')} value={format.number(people)} {...linked('team')} />
      <Figure label={t('projects')} value={format.number(projects)} {...linked('projects')} />
      <Figure label={t('last_activity')} value={on ? format.day(on) : t('never')} />
    </Figures>
  );
}

function StateCard({ organization }: Shown) {
  const life = useLife();
  const { status, status_reason: reason, status_changed_at: at } = organization;
  return (
    <Card title={t('state')}>
      <div className={styles.state}>
        <Text>{t(`state_${status}_note`)}</Text>
        {at && (
          <Text muted>
            <When at={at} />
            {reason ? `: ${reason}` : status === 'active' ? '' : `: ${t('no_reason')}`}
          </Text>
        )}
        <div className={styles.verbs}>
          {stepsOf(organization).map((step) => (
            <Button
              key={step.to}
              icon={step.icon}
              variant={step.danger ? 'danger' : 'primary'}
              disabled={life.isBusy}
              onClick={() => life.take(organization, step)}
            >
              {step.label}
            </Button>
          ))}
        </div>
      </div>
      {life.asked && <LifeDialog asked={life.asked} life={life} />}
    </Card>
  );
}

const WAYS = ['team', 'projects', 'settings', 'audit'] as const;

function Ways({ organization: { id, status } }: Shown) {
  if (status === 'archived')
    return (
      <Card title={t('ways')}>
        <Text muted>{t('ways_closed')}</Text>
      </Card>
    );
  return (
    <Card title={t('ways')} flush>
      <CardRows>
        {WAYS.map((way) => (
          <CardRow key={way}>
            <CardLink href={pagesOf(id, way)}>{t(`way_${way}`)}</CardLink>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}
