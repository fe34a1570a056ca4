import { describe, expect, test } from 'vitest';
import type { Choice, LessonInfo, LessonMoment, QuestionInfo } from '../../lib/protocol';
import { firstFree, isAwaited, narrowed, placeOf, stepTold, takesOption } from './logic';

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
});
