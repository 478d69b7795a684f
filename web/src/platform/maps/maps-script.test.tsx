import { afterEach, expect, test, vi } from 'vitest';
import { MAPS_VERSION, mapsAddress, runMapsScript } from './maps-script.ts';

afterEach(() => vi.restoreAllMocks());

/** The browser fetches nothing: each script that is put into the page is answered here. */
const answering = (answer: (script: HTMLScriptElement) => void) => {
  const asked: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...parts) => {
    for (const part of parts) {
      if (!(part instanceof HTMLScriptElement)) continue;
      asked.push(part.src);
      answer(part);
    }
  });
  return asked;
};
const ready = () => Reflect.get<object, string>(window, 'musterMapsReady')();

test('the script is asked for with the key, the places library and the weekly version', async () => {
  const asked = answering(ready);
  await runMapsScript('k & y');
  expect(MAPS_VERSION).toBe('weekly');
  const { origin, pathname, searchParams } = new URL(asked[0] ?? '');
  expect(origin + pathname).toBe('https://maps.googleapis.com/maps/api/js');
  expect(Object.fromEntries(searchParams)).toMatchObject({ key: 'k & y', v: 'weekly', libraries: 'places' });
  expect(asked[0]).toBe(mapsAddress('k & y'));
});

test('a script that doesn’t come is a failure, and the next one starts afresh', async () => {
  answering((script) => script.dispatchEvent(new Event('error')));
  await expect(runMapsScript('key')).rejects.toThrow('The maps library could not be fetched.');
  answering(ready);
  await runMapsScript('key');
});

test('a script that comes and never says that it is ready is a failure after 20 s', async () => {
  vi.useFakeTimers();
  answering(() => undefined);
  const failure = expect(runMapsScript('key')).rejects.toThrow('The maps library never became ready.');
  vi.advanceTimersByTime(20_000);
  vi.useRealTimers();
  await failure;
});
