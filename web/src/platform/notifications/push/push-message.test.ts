import { expect, test } from 'vitest';
import { pushMessageIn } from './push-message.ts';

const message = { uuid: 'n1', title: 'Hello', message: '', url: '/projects?nt=n1', tag: 'n1', receipt: 'r' };

test('a message is taken as it is, and nothing beside it', () => {
  expect(pushMessageIn({ ...message, more: 1 })).toEqual(message);
});

test.each([null, undefined, 'text', {}, { ...message, title: 7 }])('what is none is none: %j', (data) => {
  expect(pushMessageIn(data)).toBeNull();
});

test.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', 'projects'])(
  'it leads nowhere but into the application: %s',
  (url) => {
    expect(pushMessageIn({ ...message, url })).toBeNull();
  },
);
