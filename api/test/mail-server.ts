import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as a server took it. */
export interface TakenMail {
  readonly to: string;
  /** Where it comes back to when nobody gets it. */
  readonly from: string;
  /** As it came over the wire, with soft line breaks undone. */
  readonly raw: string;
  /** Just as it came. */
  readonly whole: Buffer;
}

/** A mail server on a free port. */
export interface TestMailServer {
  readonly url: string;
  readonly taken: TakenMail[];
  /** What it answers instead of taking the next mail: 4xx for now, 5xx for good. */
  refuseOnce(code: number): void;
  /** Lets the next mail wait in front of its recipient, until the answer is called. */
  stallOnce(): () => void;
  close(): Promise<void>;
}

/** Opens a mail server for a test file. */
export const openTestMailServer = async (): Promise<TestMailServer> => {
  const taken: TakenMail[] = [];
  const refusals: number[] = [];
  const stalls: Promise<void>[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onRcptTo: async ({ address }, _, done) => {
      await stalls.shift();
      const responseCode = refusals.shift();
      done(responseCode ? Object.assign(new Error(`No mail for ${address}`), { responseCode }) : null);
    },
    onData: async (stream, { envelope }, done) => {
      const whole = await buffer(stream);
      const raw = whole.toString('utf8').replace(/=\r\n/g, '').replace(/=3D/g, '=');
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      taken.push({ to: envelope.rcptTo.map(({ address }) => address).join(), from, raw, whole });
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refuseOnce: (code) => void refusals.push(code),
    stallOnce: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      stalls.push(promise);
      return resolve;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
