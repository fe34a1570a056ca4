import { expect, test } from 'vitest';
import { Unreachable } from './call';
import { once, randomKey } from './once';

test('what got no answer is sent again under the same key, anything else under another', async () => {
  const keys: string[] = [];
  let made = 0;
  let line = false;
  const open = once(
    (_: { side: string }, key) => {
      keys.push(key);
      return line ? Promise.resolve('made') : Promise.reject(new Unreachable());
    },
    () => `key ${(made += 1)}`,
  );
  await expect(open({ side: 'dark' })).rejects.toThrow(Unreachable);
  await expect(open({ side: 'dark' })).rejects.toThrow(Unreachable);
  await expect(open({ side: 'light' })).rejects.toThrow(Unreachable);
  line = true;
  expect(await open({ side: 'light' })).toBe('made');
  expect(await open({ side: 'light' })).toBe('made');
  expect(keys).toEqual(['key 1', 'key 1', 'key 2', 'key 2', 'key 3']);
});

test('a key is what the server takes, and never the same', () => {
  expect(randomKey()).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(randomKey()).not.toBe(randomKey());
});
