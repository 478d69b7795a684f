import type { ReactNode } from 'react';
import { CardStack } from '../../../ui/page/dashboard-page.tsx';
import { GrantsCard } from '../components/administrators/grants-card.tsx';
import { PolicyPage } from '../components/policy-page.tsx';

/** Who holds a role over every organization; below it, `children`: what happened there. */
export const AdministratorsScreen = ({ children }: { children?: ReactNode }) => (
  <PolicyPage tab="administrators">
    <CardStack>
      <GrantsCard />
      {children}
    </CardStack>
  </PolicyPage>
);
