import { useQuery } from '@tanstack/react-query';
import { readMember } from '#contract/members/endpoints.ts';
import type { ChartNode } from '#contract/org-chart/tree.ts';
import { useOrganization, usePermissions } from '../../../../platform/person.ts';
import { Button, ButtonLink } from '../../../../ui/action/button.tsx';
import type { ShownTree } from '../../effects/tree/use-chart.ts';
import { chartDetail } from '../../queries.ts';
import { CardPanel } from './card-panel.tsx';
import { t } from './messages.ts';
import styles from './panel.module.css';
import { PersonFacts } from './person-facts.tsx';

type ChosenCardProps = {
  node: ChartNode;
  tree: ShownTree;
  root: string | undefined;
  onGo: (id: string) => void;
  onRoot: (id: string | undefined) => void;
  onClose: () => void;
};

/** The card that is looked at, and what can be done from it. */
export function ChosenCard({ node, tree, root, onGo, onRoot, onClose }: ChosenCardProps) {
  const isPerson = node.kind === 'person';
  const { data, error, refetch } = useQuery({ ...chartDetail(node.id), enabled: isPerson });
  const mayOpen = usePermissions().may(readMember);
  const { id: organization } = useOrganization();
  const isRoot = root === node.id;
  return (
    <CardPanel node={node} onClose={onClose}>
      <div className={styles.body}>
        <PersonFacts
          {...{ node, onGo }}
          chart={tree.chart}
          dotted={tree.dotted.get(node.id) ?? []}
          detail={isPerson ? data : undefined}
        />
        {isPerson && error && (
          <div className={styles.failed} role="alert">
            {t('load_failed')}
            <Button small onClick={() => void refetch()}>
              {t('again')}
            </Button>
          </div>
        )}
        <div className={styles.verbs}>
          {isPerson && mayOpen && (
            <ButtonLink small href={`/manager/organizations/${organization}/team/${node.id}`}>
              {t('profile')}
            </ButtonLink>
          )}
          {(isRoot || node.children.length > 0) && (
            <Button small variant="ghost" onClick={() => onRoot(isRoot ? undefined : node.id)}>
              {t(isRoot ? 'whole' : 'branch')}
            </Button>
          )}
        </div>
      </div>
    </CardPanel>
  );
}
