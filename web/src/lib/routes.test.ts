import { describe, expect, it } from 'vitest';
import { match, pathTo } from './routes';

describe('the way to a page', () => {
  it.each([
    ['/', 'home', ''],
    ['/table/a1-b2', 'table', 'a1-b2'],
    ['/decks', 'decks', ''],
    ['/decks/', 'decks', ''],
    ['/decks/ready%3Arebels', 'deck', 'ready:rebels'],
    ['/glossary', 'glossary', ''],
    ['/glossary/force-drain', 'entry', 'force-drain'],
    ['/cards', 'cards', ''],
    ['/cards/1_19', 'card', '1_19'],
    ['/replay/77', 'replay', '77'],
    ['/account', 'account', ''],
    ['/admin', 'admin', ''],
    ['/reset/a_B-3', 'reset', 'a_B-3'],
  ])('%s is %s', (path, name, id) => {
    expect(match(path)).toEqual({ name, id, path });
  });

  it.each(['/nowhere', '/table', '/table/1/2', '/cards/%E0%A4%A', '/Account'])('%s leads nowhere', (path) => {
    expect(match(path)).toEqual({ name: 'missing', id: '', path });
  });

  it('leads back to where it came from', () => {
    const path = pathTo('entry', 'à bord / de');
    expect(path).toBe('/glossary/%C3%A0%20bord%20%2F%20de');
    expect(match(path)).toMatchObject({ name: 'entry', id: 'à bord / de' });
    expect(match(pathTo('home')).name).toBe('home');
  });
});
