import { expect, it } from 'vitest';
import { distance, nearest } from './near';

it.each([
  ['', '', 0],
  ['power', 'power', 0],
  ['pwoer', 'power', 1],
  ['powr', 'power', 1],
  ['powerr', 'power', 1],
  ['abc', 'xyz', 3],
])('from %j to %j it is %i', (a, b, far) => {
  expect(distance(a, b)).toBe(far);
  expect(distance(b, a)).toBe(far);
});

it('names what was meant, or nothing', () => {
  expect(nearest('pliot', ['pilot', 'planet'])).toBe('pilot');
  expect(nearest('warior', ['pilot', 'warrior'])).toBe('warrior');
  expect(nearest('xyzzy', ['pilot', 'warrior'])).toBeUndefined();
});
