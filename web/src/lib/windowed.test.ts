import { describe, expect, it } from 'vitest';
import { wallOf } from './windowed';

const room = { count: 3800, width: 1000, least: 110, gap: 10, rowOf: () => 170, above: 0, seen: 850, spare: 2 };

describe('a wall of cards', () => {
  it('draws what is in sight and little more, however many there are', () => {
    const wall = wallOf(room);
    expect(wall).toMatchObject({ columns: 8, rows: 475, first: 0, last: 7 });
    expect(wallOf({ ...room, above: 17_000 })).toMatchObject({ first: 98, last: 107 });
  });

  it('reaches its end and draws nothing beyond it', () => {
    expect(wallOf({ ...room, above: 475 * 170 - 850 }).last).toBe(475);
    expect(wallOf({ ...room, above: 1e6 })).toMatchObject({ first: 475, last: 475 });
  });

  it('holds nothing where there is nothing', () => {
    expect(wallOf({ ...room, count: 0 })).toMatchObject({ rows: 0, first: 0, last: 0 });
  });

  it('has two columns at least, and cells as wide as there is room', () => {
    const wall = wallOf({ ...room, width: 200 });
    expect(wall.columns).toBe(2);
    expect(wall.cell).toBe(95);
  });
});
