import { type Exchange, type Headers, reply } from '../../endpoints/exchange.ts';
import { wayToOutbox } from '../../mail/outbox-page.ts';
import { applicationAddress, type Settings } from '../../options.ts';
import { pageHeaders } from '../../pages/headers.ts';
import { messagePage } from '../../pages/message-page.ts';
import { stepAddress, uidOf } from '../browser.ts';
import { type ConfirmPage, confirmPage } from './confirm-page.ts';

interface Words {
  title: string;
  text: string;
}

export type CodeForm = Pick<ConfirmPage, 'token' | 'email' | 'problem' | 'notice'>;

/** The pages that can follow a code. */
export function answers(settings: Settings) {
  const end = (exchange: Exchange, status: number, words: Words, way: { label: string; href: string }) =>
    reply(exchange, status, pageHeaders(settings), messagePage({ ...words, way }));
  const signUp = (exchange: Exchange) => stepAddress(uidOf(exchange), 'sign-up');

  return {
    /** The form again. */
    form(exchange: Exchange, status: number, content: CodeForm, headers: Headers = {}) {
      const text = confirmPage({ ...content, signUp: signUp(exchange), outbox: wayToOutbox(settings) });
      reply(exchange, status, { ...pageHeaders(settings), ...headers }, text);
    },
    /** This sign-up leads nowhere any more. */
    startAgain: (exchange: Exchange, words: Words) =>
      end(exchange, 400, words, { label: 'Sign up again', href: signUp(exchange) }),
    /** There is an account. */
    goOn: (exchange: Exchange, status: number, words: Words) =>
      end(exchange, status, words, { label: 'Sign in', href: applicationAddress(settings) }),
  };
}
