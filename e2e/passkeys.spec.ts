import { expectClean, WIDTHS } from './axe.ts';
import { expect, type Page, test } from './journey.ts';
import { type Newcomer, signUpNewcomer, typePassword } from './newcomer.ts';

/** A device that keeps passkeys and knows its owner; `present` says whether somebody touches it when it asks. */
async function giveDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    present: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    passkeys: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    recognizes: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

async function addPasskey(page: Page, { provider }: Newcomer, name: string): Promise<void> {
  await page.goto(`${provider}/security`);
  await page.getByLabel('Name of the new passkey').fill(name);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey is added.')).toBeVisible();
}

const withPasskey = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });

test('somebody adds a passkey and signs in with it, by the button and from the browser’s list', async ({
  page,
}) => {
  const device = await giveDevice(page);
  const newcomer = await signUpNewcomer(page, 'passkey');
  await addPasskey(page, newcomer, 'My laptop');
  await expect(page.getByText('My laptop', { exact: true })).toBeVisible();

  await device.present(false);
  await page.context().clearCookies();
  await page.goto(`${newcomer.provider}/security`);
  await expect(withPasskey(page)).toBeVisible();
  await device.present(true);
  await withPasskey(page).click();
  await expect(page.getByText(`For ${newcomer.email}`)).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`${newcomer.provider}/security`);
  await expect(page.getByText(`For ${newcomer.email}`)).toBeVisible();
  await expect(page.getByText(/last used/)).toBeVisible();
});

test('a device that doesn’t recognize its owner signs nobody in, and the page says so', async ({ page }) => {
  const device = await giveDevice(page);
  const newcomer = await signUpNewcomer(page, 'stranger');
  await addPasskey(page, newcomer, 'My laptop');
  await device.recognizes(false);
  await page.context().clearCookies();
  await page.goto(`${newcomer.provider}/security`);
  await withPasskey(page).click();
  await expect(page.getByText('No passkey was used. Try again, or go on without one.')).toBeVisible();
  await typePassword(page, newcomer);
  await expect(page.getByText(`For ${newcomer.email}`)).toBeVisible();
});

test('a device is told when it has a passkey already, and forgets one that was removed', async ({ page }) => {
  const device = await giveDevice(page);
  const newcomer = await signUpNewcomer(page, 'removed');
  await addPasskey(page, newcomer, 'My laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('This device has a passkey for your account already.')).toBeVisible();
  expect(await device.passkeys()).toBe(1);
  await page.getByText('Rename or remove').click();
  await page.getByRole('button', { name: 'Remove this passkey' }).click();
  await expect(page.getByText('The passkey is removed.')).toBeVisible();
  await expect.poll(device.passkeys).toBe(0);
});

test('without scripts the page offers no passkey, and everything else works', async ({ browser, page }) => {
  const newcomer = await signUpNewcomer(page, 'no-scripts');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${newcomer.provider}/security`);
  await expect(withPasskey(plain)).toBeHidden();
  await typePassword(plain, newcomer);
  await expect(plain.getByText('This browser can’t add a passkey here')).toBeVisible();
  await plain.getByLabel('Your name').fill('Ada King');
  await plain.getByRole('button', { name: 'Change the name' }).click();
  await expect(plain.getByText('Your name is changed.')).toBeVisible();
  await context.close();
});

test('the security page is clean under axe at every width', async ({ page }) => {
  await giveDevice(page);
  const newcomer = await signUpNewcomer(page, 'widths');
  await addPasskey(page, newcomer, 'A device with a name as long as a name may be, and no space');
  await page.getByText('Rename or remove').click();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectClean(page, `security at ${width}`);
  }
});
