import { IconCircleCheck } from '@tabler/icons-react';
import type { ProjectImport } from '#contract/project-imports/shapes.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { Card, CardRow, CardRows, Panel } from '../../../ui/card/card.tsx';
import styles from '../../../ui/sheet/page.module.css';
import { Icon } from '../../../ui/theme/icon.tsx';
import { Link } from '../../../ui/theme/link.tsx';
import { useTakeBack } from '../effects/use-take-back.ts';
import { t } from '../messages.ts';

type DoneStepProps = { made: ProjectImport; onOther: () => void };

/** What was imported, and the way back. */
export function DoneStep({ made, onOther }: DoneStepProps) {
  const takeBack = useTakeBack(onOther);
  return (
    <>
      <Panel>
        <div className={styles.outcome} role="status">
          <Icon icon={IconCircleCheck} size={24} />
          <h2>{t('done', { count: made.projects.length })}</h2>
          <span className={styles.outcomeVerbs}>
            <Button onClick={() => takeBack(made.id)}>{t('take_back')}</Button>
            <Button onClick={onOther}>{t('other_file')}</Button>
            <ButtonLink variant="primary" href="/manager/projects">
              {t('projects')}
            </ButtonLink>
          </span>
        </div>
      </Panel>
      <Card title={t('projects')} count={made.projects.length} flush>
        <CardRows>
          {made.projects.map(({ id, code, name }) => (
            <CardRow key={id}>
              <Link href={`/manager/projects/${id}`}>{`${code} ${name}`}</Link>
            </CardRow>
          ))}
        </CardRows>
      </Card>
    </>
  );
}
