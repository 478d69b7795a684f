import { useQueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ada } from '../../../../../test/account-answers.ts';
import { wish, wishesAnswers } from '../../../../../test/wishes-answers.ts';
import { beginWithRoom, renderWishes, showWishes } from '../../../../../test/wishes-card.tsx';
import { currentUser } from '../../../../platform/person.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';

beginWithRoom();

test('quiet hours begin as a night, are saved with every choice and taken back by the toast', async () => {
  const shown = await showWishes();
  const quiet = shown.view.getByRole('checkbox', { name: /^Quiet hours/ });
  await quiet.click();
  await expect.element(shown.view.getByText('Quiet from 22:00 to 07:00')).toBeVisible();
  await shown.choose('From', '23:30');
  await expect.element(shown.view.getByText('Quiet from 23:30 to 07:00')).toBeVisible();
  await shown.view.getByRole('button', { name: /^Undo/ }).last().click();
  await expect.element(shown.view.getByLabelText('From', { exact: true })).toHaveValue('22:00');
  await quiet.click();
  await expect.element(shown.view.getByText('No quiet hours')).toBeVisible();
  expect(shown.puts().map(({ settings }) => settings)).toEqual([
    { quiet_hours: { from: '22:00', to: '07:00' } },
    { quiet_hours: { from: '23:30', to: '07:00' } },
    { quiet_hours: { from: '22:00', to: '07:00' } },
    { quiet_hours: null },
  ]);
});

test('a digest is moved to Mondays, then to another hour, each alone', async () => {
  const shown = await showWishes({ settings: { digest_at: '07:40' } });
  await expect.element(shown.view.getByLabelText('Digest at')).toHaveValue('07:40');
  await shown.view.getByRole('radio', { name: 'Weekly, on Mondays' }).click();
  await expect.element(shown.view.getByText('Digest on Mondays at 07:40')).toBeVisible();
  await shown.choose('Digest at', '17:00');
  await expect.element(shown.view.getByText('Digest on Mondays at 17:00')).toBeVisible();
  expect(shown.puts().map(({ settings }) => settings)).toEqual([
    { digest: 'weekly' },
    { digest_at: '17:00' },
  ]);
});

test('quiet hours that can’t be saved stay chosen, and are tried again', async () => {
  let fails = true;
  const shown = await showWishes({}, () => (fails ? { status: 500, body: { message: 'No.' } } : undefined));
  await shown.view.getByRole('checkbox', { name: /^Quiet hours/ }).click();
  await expect.element(shown.view.getByRole('alert').getByText('No.')).toBeVisible();
  await expect.element(shown.view.getByLabelText('From', { exact: true })).toHaveValue('22:00');
  fails = false;
  await shown.view.getByRole('button', { name: 'Try again: Quiet hours' }).click();
  await expect.element(shown.view.getByText('Quiet from 22:00 to 07:00')).toBeVisible();
  await expect.element(shown.view.getByRole('alert')).not.toBeInTheDocument();
});

test('it says by which clock, and leads to where the zone is chosen', async () => {
  const shown = await showWishes();
  await expect.element(shown.view.getByText(/that it comes from, Europe\/London in A/)).toBeVisible();
  await expect
    .element(shown.view.getByRole('link', { name: 'Change the time zone' }))
    .toHaveAttribute('href', '/account#time');
});

/** Somebody moves to New York while the card is shown. */
function Moving() {
  const client = useQueryClient();
  const move = () =>
    client.setQueryData(currentUser.queryKey, ada({ settings: { timezone: 'America/New_York' } }));
  return (
    <button type="button" onClick={move}>
      Move
    </button>
  );
}

test('whoever chose a zone of their own is told by it', async () => {
  const { view } = await renderWishes(wishesAnswers(), {}, <Moving />);
  await view.getByRole('button', { name: 'Move' }).click();
  await expect.element(view.getByText('By your time zone, America/New York.')).toBeVisible();
});

test('muted projects are listed by name and heard of again; one that is out of sight can be too', async () => {
  const muted = (project_id: string) =>
    (['web-push', 'email'] as const).map((channel) => wish({ organization_id: 'a', project_id, channel }));
  const shown = await showWishes({ preferences: [...muted('p'), ...muted('gone')] });
  await shown.view.getByRole('button', { name: 'Unmute Harbour' }).click();
  await expect.element(shown.view.getByText('No longer muted: Harbour')).toBeVisible();
  toast.clear();
  await shown.view.getByRole('button', { name: 'Unmute A project that you no longer see' }).click();
  await expect.element(shown.view.getByText('Muted projects')).not.toBeInTheDocument();
  expect(shown.puts()[0]).toEqual({ preferences: muted('p').map((line) => ({ ...line, mode: null })) });
});

test('a project is muted where it is chosen', async () => {
  const shown = await showWishes();
  await shown.choose('Where it holds', 'A');
  await shown.view.getByLabelText('Project', { exact: true }).click();
  await shown.view.getByRole('option', { name: 'Lighthouse' }).click();
  await shown.view.getByRole('button', { name: 'Mute this project' }).click();
  await expect.element(shown.view.getByText('Muted: Lighthouse')).toBeVisible();
  await expect
    .element(shown.view.getByRole('combobox', { name: 'Push, You join a project' }))
    .toHaveDisplayValue('Off (whole project)');
  await expect.element(shown.view.getByRole('button', { name: 'Unmute Lighthouse' })).toBeVisible();
});
