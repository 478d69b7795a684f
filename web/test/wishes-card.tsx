import { type ReactNode, useState } from 'react';
import { beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { PreferencesCard } from '../src/features/notifications/components/preferences/preferences-card.tsx';
import { toast } from '../src/ui/feedback/toast/toast.ts';
import { renderScreen } from './render-screen.tsx';
import { wishesAnswers } from './wishes-answers.ts';

type Answer = ReturnType<typeof wishesAnswers>;
type Somebody = Partial<Pick<Parameters<typeof renderScreen>[0], 'role' | 'atRoot' | 'rules'>>;

/** The card of how somebody is told, which can be left and come back to, over an API made of `answer`. */
export async function renderWishes(answer: Answer, somebody: Somebody = {}, beside?: ReactNode) {
  const { view, asked } = await renderScreen({
    screen: () => <Left beside={beside} />,
    search: () => ({}),
    at: '/account',
    answer,
    ...somebody,
  });
  return {
    view,
    asked,
    /** What the API was told, in order. */
    puts: () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body),
    /** The select of a way and a type. */
    way: (name: string) => view.getByRole('combobox', { name, exact: true }),
    /** Chooses an option of a field. */
    choose: async (label: string, option: string) => {
      await view.getByLabelText(label, { exact: true }).click();
      await view.getByRole('option', { name: option, exact: true }).first().click();
    },
  };
}

/** The same over an API that keeps wishes as the real one does. */
export const showWishes = (...given: Parameters<typeof wishesAnswers>) =>
  renderWishes(wishesAnswers(...given));

function Left({ beside }: { beside: ReactNode }) {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      {isLeft ? null : <PreferencesCard />}
      <button type="button" onClick={() => setLeft(!isLeft)}>
        {isLeft ? 'Come back' : 'Leave'}
      </button>
      {beside}
    </>
  );
}

/** Before every test of a file: no toasts, and room for the whole card. */
export const beginWithRoom = (): void =>
  void beforeEach(async () => {
    toast.clear();
    await page.viewport(1440, 1400);
  });
