import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readMember, updateMember } from '#contract/members/endpoints.ts';
import type { OrgChart } from '#contract/org-chart/shapes.ts';
import type { ChartNode } from '#contract/org-chart/tree.ts';
import { useOrganization, usePermissions } from '../../../../platform/person.ts';
import { Button, ButtonLink } from '../../../../ui/action/button.tsx';
import type { ChartSearch } from '../../effects/address.ts';
import type { ShownTree } from '../../effects/tree/use-chart.ts';
import { chartDetail } from '../../queries.ts';
import { CardPanel } from './card-panel.tsx';
import { ManagerDialog } from './manager-dialog.tsx';
import { t } from './messages.ts';
import styles from './panel.module.css';
import { PersonFacts } from './person-facts.tsx';

type ChosenCardProps = {
  node: ChartNode;
  tree: ShownTree;
  data: OrgChart;
  search: ChartSearch;
  onGo: (id: string) => void;
  onRoot: (id: string | undefined) => void;
  onClose: () => void;
};

/** The card that is looked at, and what can be done from it. */
export function ChosenCard(props: ChosenCardProps) {
  const { node, tree, data, search, onGo, onRoot, onClose } = props;
  const isPerson = node.kind === 'person';
  const { data: detail, error, refetch } = useQuery({ ...chartDetail(node.id), enabled: isPerson });
  const { may } = usePermissions();
  const [isChanging, setChanging] = useState(false);
  // What is changed counts from today on: another day is only looked at.
  const mayChange = isPerson && search.day === undefined && may(updateMember);
  const { id: organization } = useOrganization();
  const isRoot = search.root === node.id;
  return (
    <CardPanel node={node} onClose={onClose}>
      <div className={styles.body}>
        <PersonFacts
          {...{ node, onGo }}
          chart={tree.chart}
          dotted={tree.dotted.get(node.id) ?? []}
          detail={isPerson ? detail : undefined}
        />
        {isPerson && error && <NotLoaded again={refetch} />}
        <div className={styles.verbs}>
          {isPerson && may(readMember) && (
            <ButtonLink small href={`/manager/organizations/${organization}/team/${node.id}`}>
              {t('profile')}
            </ButtonLink>
          )}
          {mayChange && detail && (
            <Button small variant="ghost" onClick={() => setChanging(true)}>
              {t('change_manager')}
            </Button>
          )}
          {(isRoot || node.children.length > 0) && (
            <Button small variant="ghost" onClick={() => onRoot(isRoot ? undefined : node.id)}>
              {t(isRoot ? 'whole' : 'branch')}
            </Button>
          )}
        </div>
      </div>
      {isChanging && detail && node.kind === 'person' && (
        <ManagerDialog {...{ node, data, detail }} onClose={() => setChanging(false)} />
      )}
    </CardPanel>
  );
}

const NotLoaded = ({ again }: { again: () => Promise<unknown> }) => (
  <div className={styles.failed} role="alert">
    {t('load_failed')}
    <Button small onClick={() => void again()}>
      {t('again')}
    </Button>
  </div>
);
