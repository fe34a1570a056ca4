import { expect, it } from 'vitest';
import type { LogLine, Side } from '../../lib/protocol';
import { soundOf } from './heard';

function line(kind: string, player: Side): LogLine {
  return { number: 1, kind, player, text: '', cards: [], amount: 0 };
}

it('the thing that matters most is heard', () => {
  expect(soundOf([line('deploys', 'dark'), line('battle_begins', 'dark')], 'light')).toBe('battle');
  expect(soundOf([line('wins_game', 'dark'), line('loses', 'light')], 'light')).toBe('end');
});

it('only what one loses oneself is heard', () => {
  expect(soundOf([line('loses', 'light')], 'light')).toBe('loss');
  expect(soundOf([line('loses', 'dark')], 'light')).toBeNull();
});

it('what is of no account is not heard', () => {
  expect(soundOf([line('activates', 'dark'), line('phase_begins', 'dark')], 'light')).toBeNull();
});
