import { describe, expect, it } from 'vitest';
import { pieces, split } from './box';

describe('the box shows a query as pieces', () => {
  it('field, sign and value', () => {
    expect(pieces('side:light deploy<=4 -interrupt')).toMatchObject([
      { source: 'side:light', field: 'side', sign: ':', value: 'light', excludes: false },
      { source: 'deploy<=4', field: 'deploy', sign: '≤', value: '4' },
      { source: '-interrupt', field: '', value: 'interrupt', excludes: true },
    ]);
  });

  it('connectives and brackets', () => {
    const query = '(luke or "darth vader") and -(t:droid)';
    expect(pieces(query).map(({ is, source }) => [is, source])).toEqual([
      ['open', '('],
      ['term', 'luke'],
      ['or', 'or'],
      ['term', '"darth vader"'],
      ['close', ')'],
      ['and', 'and'],
      ['open', '-('],
      ['term', 't:droid'],
      ['close', ')'],
    ]);
  });

  it('joined again they say the same', () => {
    const query = 't:starship -side:dark (p>=4 or text:"battle destiny")';
    const again = pieces(query).map(({ source }) => source).join(' ');
    expect(pieces(again)).toEqual(pieces(query));
  });
});

describe('what is being typed', () => {
  it.each([
    ['', '', ''],
    ['pow', '', 'pow'],
    ['power>=4 ', 'power>=4', ''],
    ['power>=4 t:st', 'power>=4', 't:st'],
    ['power>=4 -t:st', 'power>=4', '-t:st'],
    ['luke text:"battle de', 'luke', 'text:"battle de'],
    ['luke text:"battle ', 'luke', 'text:"battle '],
    ['luke text:"battle destiny" ', 'luke text:"battle destiny"', ''],
    ['luke -', 'luke', '-'],
  ])('of %j', (source, finished, typing) => {
    expect(split(source)).toEqual({ finished, typing });
  });
});
