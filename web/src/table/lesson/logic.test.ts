import { describe, expect, test } from 'vitest';
import type { Choice, LessonInfo, LessonMoment, QuestionInfo, Sections } from '../../lib/protocol';
import type { Lit } from '../logic/lit';
import { calloutAt, firstFree, isAwaited, mayBeChosen, narrowed, placeOf, selectorsOf, stepTold, takesOption, within } from './logic';

const at = (from: number, step: number, state: LessonMoment['state'] = 'waits'): LessonMoment => ({ from, step, state, begun: false, answers: [] });

function choice(index: number, handle: number, where = 'hand'): Choice {
  return { index, act: 'deploy', text: '', card: { handle, id: `1_${handle}`, where }, other: null } as unknown as Choice;
}

function question(choices: Choice[], mayPass = true): QuestionInfo {
  return { kind: 'act', choices, options: [], reasons: {}, mayPass } as unknown as QuestionInfo;
}

const LATER = { tag: 'Later', text: 'Later.', entry: null };

describe('a lesson', () => {
  test('tells the steps of its moment one after the other', () => {
    expect(stepTold(0, at(2, 4))).toBe(2);
    expect(stepTold(3, at(2, 4))).toBe(3);
    expect(stepTold(9, at(2, 4))).toBe(4);
    expect(isAwaited(3, at(2, 4))).toBe(false);
    expect(isAwaited(4, at(2, 4))).toBe(true);
    expect(isAwaited(4, at(2, 4, 'ended'))).toBe(false);
  });

  test('leaves open only what it waits for, and says that the rest comes later', () => {
    const asked = question([choice(0, 10), choice(1, 11), choice(2, 12, 'table')]);
    const narrow = narrowed(asked, ['1'], LATER);
    expect(narrow.choices.map(({ index }) => index)).toEqual([1]);
    expect(narrow.mayPass).toBe(false);
    expect(narrow.reasons[10]).toEqual(LATER);
    expect(narrow.reasons[11]).toBeUndefined();
    expect(narrow.reasons[12]).toBeUndefined();
    expect(narrowed(asked, ['pass'], LATER).mayPass).toBe(true);
    expect(narrowed(asked, ['pass'], LATER).choices).toEqual([]);
    expect(narrowed(asked, ['[0,2]'], LATER).choices.map(({ index }) => index)).toEqual([0, 2]);
    expect(narrowed(asked, [], LATER).choices).toEqual([]);
  });

  test('points at one pile, at all piles of a player, or at his hand', () => {
    const points = (thing: string) => selectorsOf({ thing, cards: [] }, {} as Sections, {} as Lit, 'light');
    expect(points('light_force_pile')).toEqual(['[data-pile="light-force_pile"]']);
    expect(points('light_piles')).toEqual(['.piles.light']);
    expect(points('dark_hand')).toEqual(['[data-hand="dark"]']);
  });

  test('leaves a card that has been chosen for what is to be chosen next', () => {
    const card = (handle: number, id: string) => ({ handle, id, owner: 'light', role: 'hand', marks: [], figures: {} });
    const sections = { row: [], light: { cards: [card(1, 'ship'), card(2, 'other')], side: [], sabaccCards: [] } } as unknown as Sections;
    const lit = (...handles: number[]) => ({ cards: new Map(handles.map((handle) => [handle, []])) }) as unknown as Lit;
    const ship = { thing: 'card', cards: ['ship'] };
    expect(mayBeChosen(ship, sections, lit(1, 2))).toBe(true);
    expect(mayBeChosen(ship, sections, lit(2))).toBe(false);
    expect(mayBeChosen(ship, sections, lit())).toBe(true);
    expect(mayBeChosen({ thing: 'answers', cards: [] }, sections, lit(2))).toBe(true);
  });

  test('takes an option by its place', () => {
    expect(takesOption(['1'], 1)).toBe(true);
    expect(takesOption(['1'], 0)).toBe(false);
    expect(takesOption(['=1'], 1)).toBe(false);
  });

  test('counts the steps within a part', () => {
    const lesson = {
      parts: [{ title: 'a', first: 0 }, { title: 'b', first: 2 }],
      steps: [0, 0, 1, 1, 1].map((part) => ({ part })),
    } as unknown as LessonInfo;
    expect(placeOf(lesson, 1)).toEqual({ part: 0, nth: 2, of: 2 });
    expect(placeOf(lesson, 4)).toEqual({ part: 1, nth: 3, of: 3 });
  });

  test('puts its card where it covers nothing, and never rather what is lit', () => {
    const places = [{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 200, y: 0 }];
    const size = { width: 50, height: 50 };
    const lit = { x: 10, y: 10, width: 10, height: 10 };
    expect(firstFree(places, size, [])).toEqual({ x: 0, y: 0 });
    expect(firstFree(places, size, [lit])).toEqual({ x: 100, y: 0 });
    const column = { x: 90, y: 0, width: 200, height: 100 };
    expect(firstFree(places.slice(0, 2), size, [lit], [column])).toEqual({ x: 100, y: 0 });
  });

  test('draws no ring beyond the window', () => {
    const window = { x: 2, y: 2, width: 96, height: 96 };
    expect(within({ x: -9, y: 40, width: 118, height: 70 }, window)).toEqual({ x: 2, y: 40, width: 96, height: 58 });
    expect(within({ x: 10, y: 10, width: 20, height: 20 }, window)).toEqual({ x: 10, y: 10, width: 20, height: 20 });
  });

  test('has its callouts cover neither the Life Force nor a total', () => {
    const window = { width: 1280, height: 800 };
    const size = { width: 183, height: 36 };
    const pile = { x: 9, y: 726, width: 76, height: 72 };
    // nothing beside it: above, with the arrow over the pile
    expect(calloutAt(pile, size, window, [], [])).toMatchObject({ side: 'above', y: 678 });
    const life = { x: 70, y: 684, width: 92, height: 16 };
    const beside = calloutAt(pile, size, window, [life], []);
    expect(beside.side).toBe('right');
    expect(beside.y).toBeGreaterThanOrEqual(life.y + life.height);
    // below, where there is room for it and something above
    const place = { x: 600, y: 300, width: 110, height: 80 };
    const total = { x: 640, y: 270, width: 40, height: 19 };
    expect(calloutAt(place, size, window, [total], []).side).toBe('below');
    // a total on the lit thing itself is a part of it
    expect(calloutAt(place, size, window, [{ x: 640, y: 291, width: 40, height: 19 }], []).side).toBe('above');
    // no room anywhere else
    expect(calloutAt({ x: 0, y: 60, width: 1280, height: 740 }, size, window, [], []).side).toBe('above');
  });
});
