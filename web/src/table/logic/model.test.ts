import { describe, expect, it } from 'vitest';
import type { LogLine, Sections, ServerMessage } from '../../lib/protocol';
import { moment } from '../fixtures';
import { heard, NOTHING, placesOf, upsert } from './model';

const line = (number: number, text: string): LogLine => ({ number, kind: 'moves', player: 'dark', text, cards: [], amount: 0 });

function state(set: Sections, log: LogLine[] = [], more: { event?: number; full?: boolean } = {}): ServerMessage {
  return { type: 'state', event: more.event ?? 1, full: more.full ?? false, now: 0, set, log };
}

describe('what is known of a table', () => {
  it('keeps a section that was not sent, as the same object', async () => {
    const first = heard(NOTHING, await moment('deploy'));
    const turn = { number: 9, player: 'dark', phase: 'move', generation: 4 } as const;
    const next = heard(first, state({ turn }));
    expect(next.sections.turn).toBe(turn);
    expect(next.sections.dark).toBe(first.sections.dark);
    expect(next.log).toBe(first.log);
    expect(next.event).toBe(1);
  });

  it('forgets everything when all is told anew', async () => {
    const first = heard(NOTHING, await moment('deploy'));
    const next = heard(first, state({ row: [] }, [line(3, 'x')], { full: true }));
    expect(Object.keys(next.sections)).toEqual(['row']);
    expect(next.log.map((l) => l.number)).toEqual([3]);
  });

  it('drops a location that is gone, and keeps that nothing is asked', async () => {
    const first = heard(NOTHING, await moment('deploy'));
    const gone = first.sections.row?.[0] ?? 0;
    const next = heard(first, state({ [`place:${gone}`]: null, question: null }));
    expect(`place:${gone}` in next.sections).toBe(false);
    expect(next.sections.question).toBeNull();
    expect(placesOf(next.sections)).toHaveLength((first.sections.row?.length ?? 0) - 1);
  });

  it('lists the locations in the order of the row', async () => {
    const { sections } = heard(NOTHING, await moment('many'));
    expect(placesOf(sections).map((place) => place.location.handle)).toEqual(sections.row);
  });

  it('replaces a line told again and keeps the order', () => {
    const lines = [line(1, 'a'), line(4, 'b')];
    expect(upsert(lines, [line(4, 'b, twice'), line(6, 'c')]).map((l) => l.text)).toEqual(['a', 'b, twice', 'c']);
    expect(upsert(lines, [line(2, 'between')]).map((l) => l.number)).toEqual([1, 2, 4]);
    expect(upsert(lines, [])).toBe(lines);
  });

  it('keeps chat apart from the game', () => {
    const said = { number: 1, from: 'A', side: null, text: 'hello', at: 5 };
    const next = heard(NOTHING, { type: 'chat', lines: [said] });
    expect(next.chat).toEqual([said]);
    expect(heard(next, state({}, [], { full: true })).chat).toEqual([said]);
  });
});
