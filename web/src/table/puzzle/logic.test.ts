import { describe, expect, test } from 'vitest';
import { nextOf, runs } from './logic';

describe('the cards of a pile', () => {
  test('are told together only where they lie together', () => {
    expect(runs(['a', 'a', 'b', 'a'])).toEqual([
      { id: 'a', count: 2 },
      { id: 'b', count: 1 },
      { id: 'a', count: 1 },
    ]);
    expect(runs([])).toEqual([]);
  });
});

describe('the next puzzle', () => {
  const list = [
    { id: 'a', done: false },
    { id: 'b', done: true },
    { id: 'c', done: true },
    { id: 'd', done: false },
  ];
  test('is the next that is not solved', () => {
    expect(nextOf(list, 'b')?.id).toBe('d');
    expect(nextOf(list, 'd')?.id).toBe('a');
  });
  test('is the next one where all are solved', () => {
    const all = list.map((one) => ({ ...one, done: true }));
    expect(nextOf(all, 'a')?.id).toBe('b');
    expect(nextOf(all, 'd')?.id).toBe('a');
    expect(nextOf([{ id: 'a', done: true }], 'a')).toBeNull();
  });
});
