import { describe, expect, it } from 'vitest';
import type { CardFace } from '../../protocol';
import { drawEmblem } from '../emblem';
import { plainCard } from '../fixtures';
import { heldAs, likeness } from './likeness';

function of(more: Partial<CardFace>) {
  return likeness(plainCard('character', more));
}

describe('the likeness of a character', () => {
  it('takes the species from the traits, over anything the seed says', () => {
    for (const id of ['a', 'b', 'c']) {
      expect(of({ id, subtypes: ['alien'], traits: ['wookiee', 'smuggler'] })).toMatchObject({ species: 'wookiee', headgear: 'none', body: 'fur', held: 'bow' });
      expect(of({ id, subtypes: ['alien'], traits: ['hutt'] })).toMatchObject({ species: 'hutt', body: 'none' });
    }
  });

  it('gives a head that is no human\'s to an alien of no known species', () => {
    expect(of({ id: 'x', subtypes: ['alien'] }).species).not.toBe('human');
    expect(of({ id: 'x', subtypes: ['rebel'] }).species).toBe('human');
  });

  it('takes the most particular kind of droid', () => {
    expect(of({ subtypes: ['droid'], traits: ['r_unit', 'astromech_droid'] }).species).toBe('astromech_droid');
    expect(of({ subtypes: ['droid'], traits: ['r_unit'] }).species).toBe('r_unit');
    expect(of({ subtypes: ['droid'] }).species).toBe('other');
  });

  it('has troopers under helmets with rifles, officers in caps, hunters with a fin', () => {
    expect(of({ subtypes: ['imperial'], traits: ['stormtrooper', 'trooper'] })).toMatchObject({ headgear: 'full', held: 'rifle' });
    expect(of({ subtypes: ['rebel'], traits: ['rebel_trooper', 'trooper'] })).toMatchObject({ headgear: 'open', held: 'rifle' });
    expect(of({ subtypes: ['imperial'], traits: ['moff', 'leader'] })).toMatchObject({ headgear: 'cap', body: 'officer' });
    expect(of({ subtypes: ['alien'], traits: ['bounty_hunter'] })).toMatchObject({ headgear: 'finned', held: 'pistol' });
  });

  it('gives a flight helmet to pilots who are no leaders, smugglers or sensitive to the Force', () => {
    expect(of({ subtypes: ['rebel'], icons: ['pilot'], figures: { ability: 2 } }).headgear).toBe('flight');
    expect(of({ subtypes: ['rebel'], icons: ['pilot'], figures: { ability: 4 } }).headgear).not.toBe('flight');
    expect(of({ subtypes: ['rebel'], icons: ['pilot'], figures: { ability: 2 }, traits: ['leader'] }).headgear).not.toBe('flight');
  });

  it('gives all versions of a persona one head', () => {
    const versions: Partial<CardFace>[] = [
      { figures: { ability: 4 }, icons: ['pilot'] },
      { figures: { ability: 4 }, icons: ['pilot'], traits: ['commander', 'leader'] },
      { figures: { ability: 6 }, icons: ['pilot', 'warrior'] },
    ];
    const heads = versions.map((more, i) => of({ id: `v${i}`, subtypes: ['rebel'], personas: ['Luke'], ...more }).headgear);
    expect(new Set(heads).size).toBe(1);
  });

  it('shows a permanent weapon before the usual one', () => {
    expect(of({ subtypes: ['rebel'], traits: ['smuggler'], title: 'Han With Heavy Blaster Pistol' }).held).toBe('pistol');
    expect(of({ subtypes: ['alien'], traits: ['bounty_hunter'], title: 'Dengar With Blaster Carbine' }).held).toBe('rifle');
    expect(of({ subtypes: ['rebel'], personas: ['Luke', "Luke's Lightsaber"] }).held).toBe('blade');
    expect(of({ subtypes: ['rebel'], personas: ['Luke'] }).held).toBeUndefined();
  });

  it('holds the weapon it carries now, before its own and the usual one', () => {
    const weapon = (title: string, subtype = 'character_weapon') => plainCard('weapon', { title, subtypes: [subtype] });
    const held = ['Luke\u2019s Lightsaber', 'Bowcaster', 'Vibro-Ax', 'Gaderffii Stick', 'Blaster Rifle', 'Blaster'].map((title) => heldAs(weapon(title)));
    expect(held).toEqual(['blade', 'bow', 'axe', 'staff', 'rifle', 'pistol']);
    expect(heldAs(weapon('Quad Laser Cannon', 'starship_weapon'))).toBeUndefined();
    expect(heldAs(plainCard('device', { title: 'Blaster Rack' }))).toBeUndefined();
    const trooper = plainCard('character', { subtypes: ['rebel'], traits: ['rebel_trooper', 'trooper'] });
    expect(likeness(trooper).held).toBe('rifle');
    expect(likeness(trooper, 'blade').held).toBe('blade');
    expect(drawEmblem(trooper, 'chip', 'blade')).not.toBe(drawEmblem(trooper, 'chip'));
  });
});
