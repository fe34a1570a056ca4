import { describe, expect, it } from 'vitest';
import type { CardInfo, LogLine, PlaceInfo, Side } from '../../lib/protocol';
import { happenedSince, MOST, nearest, roomIn, shownOf } from './since';

function told(...lines: [kind: string, player: Side | null, id?: string][]): LogLine[] {
  return lines.map(([kind, player, id], i) => ({ number: i + 1, kind, player, text: `${kind} ${id ?? ''}`, cards: id ? [{ id, title: id }] : [], amount: 0 }));
}

describe('what happened since the last move', () => {
  it('is what the opponent did, in order, without what goes without saying', () => {
    const log = told(['phase_begins', 'dark'], ['activates', 'dark'], ['deploys', 'dark', 'vader'], ['uses_force', 'dark'], ['drains', 'dark', 'mos']);

    expect(happenedSince(log, 0, 'light').map(({ kind, id, harm }) => [kind, id, harm])).toEqual([
      ['deploys', 'vader', false], ['drains', 'mos', true],
    ]);
  });

  it('is nothing that one did oneself, but what one lost', () => {
    const log = told(['deploys', 'light', 'luke'], ['forfeits', 'light', 'leia'], ['card_lost', 'dark', 'trooper']);

    expect(happenedSince(log, 0, 'light').map(({ kind, harm }) => [kind, harm])).toEqual([['forfeits', true], ['card_lost', false]]);
  });

  it('counts Force and cards that went one by one as one thing', () => {
    const log = told(['loses', 'light', 'a'], ['loses', 'light', 'b'], ['draws_card', 'dark'], ['draws_card', 'dark'], ['draws_card', 'dark'], ['loses', 'dark', 'c']);

    expect(happenedSince(log, 0, 'light').map(({ kind, times }) => [kind, times])).toEqual([['loses', 2], ['draws_card', 3]]);
  });

  it('begins after the last line known', () => {
    const log = told(['deploys', 'dark', 'a'], ['moves', 'dark', 'b']);

    expect(happenedSince(log, 1, 'light').map(({ id }) => id)).toEqual(['b']);
    expect(happenedSince(log, 2, 'light')).toEqual([]);
  });

  it('shows the last ones where there are too many', () => {
    const many = (n: number) => happenedSince(told(...Array.from({ length: n }, (): [string, Side] => ['plays', 'dark'])), 0, 'light');

    expect(shownOf(many(MOST))).toMatchObject({ more: 0, shown: { length: MOST } });
    expect(shownOf(many(MOST + 7))).toMatchObject({ more: 8, shown: { length: MOST - 1 } });
  });

  it('shows fewer where the row is too narrow for their words', () => {
    const all = happenedSince(told(['plays', 'dark', 'a'], ['plays', 'dark', 'b'], ['plays', 'dark', 'c'], ['plays', 'dark', 'd'], ['plays', 'dark', 'e']), 0, 'light');

    expect(roomIn(770)).toBe(4);
    expect(roomIn(5000)).toBe(MOST);
    expect(roomIn(0)).toBe(3);
    expect(shownOf(all, roomIn(770))).toMatchObject({ more: 2, shown: [{ id: 'c' }, { id: 'd' }, { id: 'e' }] });
    expect(shownOf(all, roomIn(1000))).toMatchObject({ more: 0, shown: { length: 5 } });
  });

  it('leaves out what happens at the end of every turn', () => {
    const log = told(['draws_card', 'dark'], ['recirculates', 'dark'], ['turn_begins', 'light']);

    expect(happenedSince(log, 0, 'light').map(({ kind }) => kind)).toEqual(['draws_card']);
  });

  it('points at the card that lies where it happened, where two have one title', () => {
    const card = (handle: number, id: string, owner: Side, on: CardInfo[] = []) => ({ handle, id, owner, on }) as unknown as CardInfo;
    const place = (location: CardInfo, ...cards: CardInfo[]) => ({ location, cards }) as unknown as PlaceInfo;
    const [here, there, gun] = [card(1, 'destroyer', 'dark'), card(2, 'destroyer', 'dark', [card(3, 'cannon', 'dark')]), card(4, 'cannon', 'dark')];
    const places = [place(card(8, 'anoat', 'light'), here), place(card(9, 'hoth', 'light'), gun, there)];
    const log = told(['moves', 'dark', 'destroyer']).map((line) => ({ ...line, cards: [...line.cards, { id: 'hoth', title: 'Hoth' }] }));
    const [moved] = happenedSince(log, 0, 'light');

    expect(moved).toMatchObject({ id: 'destroyer', at: 'hoth' });
    expect(nearest([here, there], 'hoth', 'dark', places)).toBe(there);
    expect(nearest([here, there], 'anoat', 'dark', places)).toBe(here);
    expect(nearest([here, there], 'elsewhere', 'dark', places)).toBe(here);
    expect(nearest([gun, there.on?.[0] as CardInfo], 'destroyer', 'dark', places)?.handle).toBe(3);
    expect(nearest([card(5, 'destroyer', 'light'), there], null, 'dark', places)).toBe(there);
  });
});
