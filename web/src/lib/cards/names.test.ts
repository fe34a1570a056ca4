import { describe, expect, it } from 'vitest';
import { card, plainCard } from './fixtures';
import { chipName, largeNameSize, needsTwoLines, parsecOf, placeName, placeNameSize, shortName, smallNameSize, smallWords, typeLine } from './names';

describe('names', () => {
  it('step down on the large card with their width', () => {
    expect(largeNameSize('Luke Skywalker', 1)).toBe(25);
    expect(largeNameSize('Commence Primary Ignition', 0)).toBeLessThan(23);
    expect(largeNameSize('X'.repeat(80), 3)).toBe(15);
  });

  it('step down on the small card, where the longest word decides', () => {
    expect(smallNameSize('Luke', 1)).toBe(12);
    expect(smallNameSize('Electrobinoculars', 0)).toBeLessThan(10);
    expect(smallNameSize('Don’t Underestimate Our Chances', 0)).toBeLessThan(smallNameSize('Our Chances', 0));
    expect(smallNameSize('Stormtrooper', 0)).toBeLessThan(smallNameSize('Trooper', 0));
  });

  it('break after the hyphen of a long word rather than leave their frame', () => {
    expect(smallWords('Dreadnaught-Class Heavy Cruiser')).toEqual(['Dreadnaught-', 'Class', 'Heavy', 'Cruiser']);
    expect(smallWords('X-wing')).toEqual(['X-wing']);
    expect(smallNameSize('Imperial-Class Star Destroyer', 0)).toBeGreaterThan(8);
  });

  it('shrink for the dots before them', () => {
    expect(smallNameSize('Skywalker', 3)).toBeLessThan(smallNameSize('Skywalker', 0));
  });

  it('take two lines on a chip where one is too short for them', () => {
    expect(needsTwoLines('Wedge Antilles', 1, 50)).toBe(true);
    expect(needsTwoLines('Wedge Antilles', 1, 130)).toBe(false);
    expect(needsTwoLines('Dutch', 1, 50)).toBe(false);
    expect(needsTwoLines('Electrobinoculars', 0, 50), 'one word has nowhere to break').toBe(false);
    expect(needsTwoLines('Wedge Antilles', 1, 0), 'before it is laid out').toBe(false);
  });

  it('of sites leave the planet to the type line', () => {
    expect(placeName(card('Tatooine: Cantina'))).toEqual({ of: 'Tatooine', place: 'Cantina' });
    expect(placeName(card('Tatooine'))).toEqual({ of: '', place: 'Tatooine' });
    expect(placeNameSize('Cantina', true)).toBe(13);
    expect(placeNameSize('Detention Block Control Room', false)).toBeLessThan(13);
  });

  it('drop what stands in brackets where room is short', () => {
    expect(shortName(card('R2-D2 (Artoo-Detoo)'))).toBe('R2-D2');
    expect(chipName(plainCard('character', { title: 'Grand Moff Tarkin' }))).toBe('Tarkin');
    expect(chipName(plainCard('character', { title: 'Admiral Ozzel' }))).toBe('Admiral Ozzel');
  });
});

describe('the type line', () => {
  it('leaves the side out and does not say a thing twice', () => {
    expect(typeLine(card('Luke Skywalker'))).toBe('Character · Rebel');
    expect(typeLine(card("Vader's Obsession"))).toBe('Lost Interrupt');
    expect(typeLine(card('Devastator', 'fr'))).toBe('Vaisseau spatial capital');
    expect(typeLine(card('Presence Of The Force'))).toBe('Effect');
  });
});

describe('a parsec', () => {
  it('is X for a system that moves, until it lies somewhere', () => {
    expect(parsecOf(card('Death Star'), undefined)).toBe('X');
    expect(parsecOf(card('Death Star'), 4)).toBe('4');
    expect(parsecOf(card('Tatooine'), undefined)).toBe('7');
    expect(parsecOf(card('Luke Skywalker'), undefined)).toBeUndefined();
  });
});
