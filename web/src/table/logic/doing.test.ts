import { describe, expect, it } from 'vitest';
import type { Choice, PlayerInfo, QuestionInfo } from '../../lib/protocol';
import { modelAt } from '../fixtures';
import { aimed, answerOf, begunBy, leadsBack, mayConfirm, ordered, toggled } from './choosing';
import { leftOf, minutes } from './clock';
import { pieces, withoutEmptyPhases } from './logtext';
import { placesOf } from './model';
import { mostTimes, repeats } from './run';
import { inFull, stacksOf } from './stacks';

const activate: Choice = { index: 0, act: 'activate', text: '', card: null, other: null };
const QUESTION: QuestionInfo = {
  number: 1, key: 'phase_action', kind: 'act', prompt: '', help: '', entry: null, about: null, other: null,
  choices: [activate], options: [], least: 1, most: 1, mayPass: true, passLabel: 'Pass', reasons: {},
};
const top: Choice = { index: 2, act: '', text: '', card: { handle: 20003, id: '', where: 'reserve_deck' }, other: null };
const losing: QuestionInfo = { ...QUESTION, key: 'lose_force_from', kind: 'cards', choices: [top] };

describe('answers in a row', () => {
  const own: PlayerInfo = {
    reserve: 9, force: 4, used: 2, lost: 0, lostTop: '', outOfPlay: [], hand: 0, sabacc: 0, lifeForce: 15, side: [], cards: [], sabaccCards: [],
  };

  it('are offered for what one does many times over', () => {
    expect(repeats(QUESTION, activate)).toBe(true);
    expect(repeats(QUESTION, { ...activate, act: 'draw' })).toBe(true);
    expect(repeats(QUESTION, { ...activate, act: 'deploy' })).toBe(false);
    expect(repeats(losing, top)).toBe(true);
    expect(repeats(losing, { ...top, card: { handle: 7, id: '1_2', where: 'hand' } })).toBe(false);
  });

  it('go as far as there is something', () => {
    expect(mostTimes(QUESTION, activate, own, 6)).toBe(6);
    expect(mostTimes(QUESTION, activate, own, 12)).toBe(9);
    expect(mostTimes(QUESTION, { ...activate, act: 'draw' }, own, 12)).toBe(4);
    expect(mostTimes({ ...losing, left: 3 }, top, own, 12)).toBe(3);
    expect(mostTimes({ ...losing, left: 30 }, top, own, 12)).toBe(9);
    expect(mostTimes(losing, top, own, 12)).toBe(1);
  });
});

describe('choosing', () => {
  it('answers at once where one is enough', async () => {
    const { sections } = await modelAt('search');
    const question = sections.question;
    const third = question?.choices[2];
    expect(question && third && answerOf(question, third)).toEqual({ cards: [2] });
    expect(answerOf(QUESTION, activate)).toEqual({ choice: 0 });
    expect(answerOf({ ...losing, most: 3 }, top)).toBeNull();
  });

  it('takes up and puts back, and lets the oldest go', () => {
    expect(toggled([1, 2], 1, 3)).toEqual([2]);
    expect(toggled([1, 2], 5, 3)).toEqual([1, 2, 5]);
    expect(toggled([1, 2], 5, 2)).toEqual([2, 5]);
  });

  it('confirms only as many as are wanted', async () => {
    const { sections } = await modelAt('who');
    const question = sections.question;
    expect(question?.most).toBe(3);
    expect(question && [[], [0], [0, 1, 2]].map((chosen) => mayConfirm(question, chosen))).toEqual([false, true, true]);
    expect(question && ordered(question)).toBe(false);
  });

  it('may be left again as long as nobody was asked and nothing was looked at', () => {
    const where: QuestionInfo = { ...losing, number: 8, key: 'deploy_where', choices: [{ ...top, card: { handle: 7, id: '1_2', where: 'table' } }] };
    const act = { number: 7, kind: 'act', back: false } as const;
    expect(leadsBack(act, where)).toBe(true);
    // the second of two choices, too; but not a choice that nothing of one's own led to
    expect(leadsBack({ number: 7, kind: 'cards', back: true }, where)).toBe(true);
    expect(leadsBack({ number: 7, kind: 'cards', back: false }, where)).toBe(false);
    expect(leadsBack(null, where)).toBe(false);
    // somebody was asked in between
    expect(leadsBack({ ...act, number: 6 }, where)).toBe(false);
    // what a battle one has begun asks is no part of a choice; the way a place lies is
    const option: QuestionInfo = { ...QUESTION, number: 8, kind: 'option', key: 'draw_battle_destiny', choices: [], options: ['Yes', 'No'] };
    const system: QuestionInfo = { ...option, key: 'deploy_where', options: ['Hoth', 'Anoat'] };
    expect(leadsBack(act, option)).toBe(false);
    expect(leadsBack(act, { ...option, key: 'layout' })).toBe(true);
    expect(leadsBack(act, system)).toBe(true);
    // passing begins nothing: what is asked then belongs to the opponent's turn
    expect(begunBy({ ...QUESTION, number: 7 }, { choice: 0 }, false)).toEqual(act);
    expect(begunBy({ ...QUESTION, number: 7 }, { pass: true }, false)).toBeNull();
    expect(begunBy({ ...QUESTION, number: 7 }, null, false)).toBeNull();
    // another act, the loss of Force, and what was looked at in a pile
    expect(leadsBack(act, { ...QUESTION, number: 8 })).toBe(false);
    expect(leadsBack(act, { ...where, key: 'lose_force_from' })).toBe(false);
    expect(leadsBack(act, { ...where, choices: [top] })).toBe(false);
  });

  it('answers the next question where the player has pointed already', () => {
    const where: QuestionInfo = { ...losing, key: 'deploy_where', choices: [{ ...top, index: 1, card: { handle: 7, id: '1_2', where: 'table' } }] };
    expect(aimed({ target: 7 }, where)).toEqual({ cards: [1] });
    expect(aimed({ target: 8 }, where)).toBeNull();
    expect(aimed({ target: 7 }, { ...where, most: 2 })).toBeNull();
  });
});

describe('stacks at a location', () => {
  it('hold everything once, under whom it lies', async () => {
    const { sections } = await modelAt('many');
    const place = placesOf(sections).find(({ cards }) => cards.some((card) => (card.on ?? []).length > 0));
    const stacks = place ? [...stacksOf(place, 'dark'), ...stacksOf(place, 'light')] : [];
    expect(stacks).toHaveLength(place?.cards.length ?? -1);
    expect(stacks.some((stack) => stack.rows.length > 0)).toBe(true);
  });

  it('show in full as many as there is room for, the nearest first', () => {
    const card = { handle: 1, id: 'x', owner: 'dark', role: 'at', marks: [], figures: {} } as const;
    const five = Array.from({ length: 5 }, () => ({ card: { ...card, marks: [] }, rows: [] }));
    expect([...inFull(five, 300)]).toEqual(five);
    expect([...inFull(five, 190)]).toEqual(five.slice(0, 3));
    expect([...inFull(five, 50)]).toEqual([]);
  });

  it('show the one that is looked at whatever room there is, and before others one with something on it to choose', () => {
    const card = { handle: 1, id: 'x', owner: 'dark', role: 'at', marks: [], figures: {} } as const;
    const stack = (handle: number, ...on: number[]) => ({
      card: { ...card, handle, marks: [] },
      rows: on.map((rider) => ({ card: { ...card, handle: rider, marks: [] }, depth: 1 })),
    });
    const three = [stack(1), stack(2, 20), stack(3, 30)];
    const chosen = (handle: number) => handle === 30;
    expect([...inFull(three, 3 * 27 + 18)]).toEqual([three[0]]);
    expect([...inFull(three, 3 * 27 + 18 + 19, 0, { chosen })]).toEqual([three[2]]);
    expect([...inFull(three, 3 * 27 + 18, 0, { looked: 2 })]).toEqual([three[1]]);
    expect([...inFull(three, 3 * 27 + 18 + 19, 0, { looked: 2, chosen })]).toEqual([three[1]]);
  });

  it('show those with power before those without', () => {
    const card = { handle: 1, id: 'x', owner: 'dark', role: 'at', marks: [], figures: {} } as const;
    const lies = { card: { ...card, marks: [] }, rows: [] };
    const stands = { card: { ...card, handle: 2, marks: [], figures: { power: 2 } }, rows: [] };
    expect([...inFull([lies, stands], 2 * 27 + 18)]).toEqual([stands]);
    expect([...inFull([lies, stands], 2 * 45)]).toEqual([lies, stands]);
  });

  it('show the one that leads a run before the nearest, with a line for it', () => {
    const card = { handle: 1, id: 'x', owner: 'dark', role: 'at', figures: {} } as const;
    const near = { card: { ...card, marks: [] }, rows: [] };
    const lead = { card: { ...card, marks: ['leads' as const] }, rows: [] };
    expect([...inFull([near, lead], 54 + 18 + 19)]).toEqual([lead]);
    expect([...inFull([near, lead], 54 + 18 + 18)]).toEqual([near]);
    expect([...inFull([near, lead], 2 * 45 + 19)]).toEqual([near, lead]);
  });
});

describe('the log', () => {
  it('makes links of the titles it names, the longest first', () => {
    const cards = [{ id: 'a', title: 'Hoth' }, { id: 'b', title: 'Hoth: Ice Plains' }];
    expect(pieces({ text: 'You move to Hoth: Ice Plains from Hoth.', cards })).toEqual([
      { text: 'You move to ' }, { text: 'Hoth: Ice Plains', id: 'b' }, { text: ' from ' }, { text: 'Hoth', id: 'a' }, { text: '.' },
    ]);
  });

  it('leaves out phases in which nothing was done', () => {
    const line = (number: number, kind: string) => ({ number, kind, player: null, text: '', cards: [], amount: 0 });
    const lines = [line(1, 'turn_begins'), line(2, 'phase_begins'), line(3, 'phase_begins'), line(4, 'moves'), line(5, 'phase_begins')];
    expect(withoutEmptyPhases(lines).map((l) => l.number)).toEqual([1, 3, 4, 5]);
  });
});

describe('clocks', () => {
  it('run only for the player who decides', () => {
    const clocks = { dark: 60_000, light: 60_000, decision: null, running: 'dark', at: 1000 } as const;
    expect(leftOf(clocks, 'dark', 500, 1500)).toBe(59_000);
    expect(leftOf(clocks, 'light', 500, 1500)).toBe(60_000);
    expect(leftOf(clocks, 'dark', 900_000, 0)).toBe(0);
  });
  it('are told in minutes and seconds', () => {
    expect(minutes(1_265_000)).toBe('21:05');
    expect(minutes(65_000)).toBe('1:05');
    expect(minutes(3_725_000)).toBe('1:02:05');
  });
});
