import { describe, expect, it } from 'vitest';
import { indexOf } from './indexed';
import { search } from './run';
import { SAMPLE } from './sample';

const index = indexOf(SAMPLE);

function titles(query: string, deck?: Record<string, number>): string[] {
  const counts = { count: (id: string) => deck?.[id] ?? 0, under: () => 0 };
  const found = search(query, index, counts);
  expect(found.problems, query).toEqual([]);
  return found.cards.map(({ title }) => title.split(' ')[0] ?? '');
}

const ALL = ['Luke', 'Darth', 'X-wing', 'R2-D2', 'Tatooine:', 'Superlaser', 'Évasion'];

describe('a query finds', () => {
  it.each<[string, string[]]>([
    ['', ALL],
    ['   ', ALL],
    ['luke', ['Luke']],
    ['LUKE sky', ['Luke']],
    ['evasion', ['Évasion']],
    ['interrupt', ['Évasion']],
    ['"luke sky"', ['Luke']],
    ['«luke sky»', ['Luke']],
    ['"sky luke"', []],
    ['!"X-wing"', ['X-wing']],
    ['!X', []],
    ['name:wing', ['X-wing']],
    ['name=wing', []],
    ['name!="x-wing"', ALL.filter((title) => title !== 'X-wing')],
    ['x-wing', ['X-wing']],
    ['t:starship', ['X-wing']],
    ['type:Starfighter', ['X-wing']],
    ['t:character', ['Luke', 'Darth', 'R2-D2']],
    ['t:used', ['Évasion']],
    ['t:lost t:interrupt', ['Évasion']],
    ['t:star', ['X-wing']],
    ['t:"death star"', ['Superlaser']],
    ['t:weapon', ['Superlaser']],
    ['side:dark', ['Darth', 'Superlaser']],
    ['côté:obscur', ['Darth', 'Superlaser']],
    ['icon:pilot', ['Luke', 'Darth']],
    ['icon:"nav computer"', ['X-wing', 'R2-D2']],
    ['icon:nav', ['X-wing', 'R2-D2']],
    ['icon:scomp', ['X-wing', 'R2-D2', 'Tatooine:']],
    ['set:premiere', ['Luke', 'Darth', 'X-wing', 'Tatooine:']],
    ['set:"A New Hope"', ['R2-D2', 'Superlaser']],
    ['set:anh', ['R2-D2', 'Superlaser']],
    ['set:2', ['R2-D2', 'Superlaser']],
    ['text:"battle destiny"', ['Luke']],
    ['text:"force drain"', ['Tatooine:', 'Évasion']],
    ['trait:x-wing', ['X-wing']],
    ['model:x-wing', ['X-wing']],
    ['persona:luke', ['Luke']],
    ['system:tatooine', ['Tatooine:']],
    ['id=1_19', ['Luke']],
    ['is:unique', ['Luke', 'Darth', 'R2-D2', 'Tatooine:', 'Superlaser']],
    ['is:restricted', ['Évasion']],
    ['is:non-unique', ['X-wing']],
    ['is:blank', ['X-wing', 'R2-D2']],
    ['has:ability', ['Luke', 'Darth']],
    ['has:pilot', ['Luke', 'Darth']],
  ])('%s', (query, expected) => {
    expect(titles(query)).toEqual(expected);
  });
});

describe('figures compare', () => {
  it.each<[string, string[]]>([
    ['power>=3', ['Luke', 'Darth', 'X-wing']],
    ['p>3', ['Darth']],
    ['p≥3', ['Luke', 'Darth', 'X-wing']],
    ['power=3', ['Luke', 'X-wing']],
    ['power:3', ['Luke', 'X-wing']],
    ['power!=3', ['Darth', 'R2-D2']],
    ['power<3', ['R2-D2']],
    ['puissance<=1', ['R2-D2']],
    ['deploy_cost>=6', ['Darth']],
    ['destiny=4..6', ['Évasion']],
    ['destiny=2..', ['X-wing', 'R2-D2', 'Évasion']],
    ['destiny=..1', ['Luke', 'Darth', 'R2-D2', 'Superlaser']],
    ['destiny!=1..3', ['Superlaser', 'Évasion']],
    ['destiny=3', ['R2-D2']],
    ['ability>power', ['Luke']],
    ['deploy>=power', ['Luke', 'Darth', 'R2-D2']],
    ['hyperspeed>=5', ['X-wing']],
    ['maneuver>3', ['X-wing']],
    ['dark>light', ['Tatooine:']],
    ['lighticons=1', ['Tatooine:']],
    ['forfeit>=4 deploy<=2', ['X-wing', 'R2-D2']],
    ['dots=2', ['Évasion']],
  ])('%s', (query, expected) => {
    expect(titles(query)).toEqual(expected);
  });

  it('a card without the figure neither has it nor lacks a number', () => {
    expect(titles('armor>=0')).toEqual([]);
    expect(titles('-armor>=0')).toEqual(ALL);
  });
});

describe('terms join', () => {
  it.each<[string, string[]]>([
    ['-side:dark is:unique', ['Luke', 'R2-D2', 'Tatooine:']],
    ['−interrupt', ALL.filter((title) => title !== 'Évasion')],
    ['not t:character', ['X-wing', 'Tatooine:', 'Superlaser', 'Évasion']],
    ['luke or vader', ['Luke', 'Darth']],
    ['luke ou vader', ['Luke', 'Darth']],
    ['t:rebel or t:imperial power>=6', ['Luke', 'Darth']],
    ['(t:rebel or t:imperial) power>=6', ['Darth']],
    ['(t:rebel or t:imperial) and power>=6', ['Darth']],
    ['-(t:character or t:starship)', ['Tatooine:', 'Superlaser', 'Évasion']],
    ['--luke', ['Luke']],
    ['((luke))', ['Luke']],
    ['t:starship p>=3 icon:nav set:premiere -side:dark', ['X-wing']],
  ])('%s', (query, expected) => {
    expect(titles(query)).toEqual(expected);
  });

  it('the deck being built can be asked about', () => {
    expect(titles('in:deck', { '1_19': 1, '1_146': 4 })).toEqual(['Luke', 'X-wing']);
    expect(titles('-in:deck t:starship', { '1_19': 1 })).toEqual(['X-wing']);
    expect(titles('count>=2', { '1_19': 1, '1_146': 4 })).toEqual(['X-wing']);
    expect(titles('in:under')).toEqual([]);
  });
});

describe('a mistake is told with its place and what was meant', () => {
  function only(query: string) {
    const { problems, cards } = search(query, index);
    expect(problems, query).toHaveLength(1);
    const [problem] = problems;
    return { ...problem, at: problem?.at ?? -1, end: problem?.end ?? -1, cards };
  }

  function mended(query: string): string {
    const { at, end, fix } = only(query);
    return query.slice(0, at) + (fix ?? '') + query.slice(end);
  }

  it('an unknown field', () => {
    expect(only('pwoer>=4')).toMatchObject({ key: 'search.problem.fieldNear', at: 0, end: 5, fix: 'power' });
    expect(mended('luke forfiet>=4')).toBe('luke forfeit>=4');
    expect(only('zzzzzz:4')).toMatchObject({ key: 'search.problem.field', fix: '' });
  });

  it('a value that no card has', () => {
    expect(mended('icon:pliot')).toBe('icon:pilot');
    expect(mended('t:starshp power>2')).toBe('t:starship power>2');
    expect(mended('is:uniqe')).toBe('is:unique');
    expect(only('set:qqqq')).toMatchObject({ key: 'search.problem.unknown', at: 4, end: 8 });
  });

  it('a figure compared with a word', () => {
    expect(only('power>=high')).toMatchObject({ key: 'search.problem.number', at: 7, end: 11 });
  });

  it('a range the wrong way round, or without ends', () => {
    expect(mended('destiny=6..4')).toBe('destiny=4..6');
    expect(only('destiny=..')).toMatchObject({ key: 'search.problem.range' });
    expect(only('destiny>1..3')).toMatchObject({ key: 'search.problem.range' });
  });

  it('words put in order', () => {
    expect(mended('text>=drain')).toBe('text:drain');
    expect(mended('set<2')).toBe('set:2');
  });

  it('quotation marks and brackets left open', () => {
    expect(mended('text:"force drain')).toBe('text:"force drain"');
    expect(only('(luke or vader')).toMatchObject({ key: 'search.problem.open', at: 0, end: 1 });
    expect(only('luke)')).toMatchObject({ key: 'search.problem.close', at: 4, end: 5 });
    expect(only('()')).toMatchObject({ key: 'search.problem.empty' });
    expect(only('""')).toMatchObject({ key: 'search.problem.empty' });
  });

  it('a connective or a field with nothing to it', () => {
    expect(only('luke or')).toMatchObject({ key: 'search.problem.dangling', at: 5, end: 7 });
    expect(only('or luke')).toMatchObject({ key: 'search.problem.dangling' });
    expect(only('luke and')).toMatchObject({ key: 'search.problem.dangling' });
    expect(only('power>=')).toMatchObject({ key: 'search.problem.value' });
    expect(only('not')).toMatchObject({ key: 'search.problem.dangling' });
  });

  it('and the rest of the query still finds', () => {
    expect(only('luke pwoer>=4').cards.map(({ id }) => id)).toEqual(['1_19']);
    expect(only('t:starship -icon:pliot').cards.map(({ id }) => id)).toEqual(['1_146']);
    expect(only('luke or nothing:x').cards.map(({ id }) => id)).toEqual(['1_19']);
    expect(only('power>=').cards).toHaveLength(ALL.length);
  });
});
