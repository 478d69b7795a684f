import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../../ui/theme/ui-provider.tsx';
import { SimpleLayout } from './simple.tsx';

test('a page of the simple layout, as /signin is, has nothing around it but the product’s name, and fades in', async () => {
  const view = await render(
    <UiProvider>
      <SimpleLayout title="Sign in">
        <p>Taking you to the sign-in page…</p>
      </SimpleLayout>
    </UiProvider>,
  );
  await expect.element(view.getByText('Muster', { exact: true })).toBeVisible();
  expect(document.title).toBe('Sign in · Muster');
  const page = view.getByRole('main').element().parentElement;
  const [fade] = page?.getAnimations() ?? [];
  expect(fade?.effect?.getComputedTiming().duration).toBe(160);
  const [from] = fade?.effect instanceof KeyframeEffect ? fade.effect.getKeyframes() : [];
  expect(from?.opacity).toBe('0');
});
