/** Every icon of the sprite, src/assets/icons.svg: 24 × 24, one colour and its tint. */
export const ICONS = [
  'destiny', 'power', 'ability', 'deploy', 'forfeit', 'maneuver', 'armor', 'hyperspeed',
  'landspeed', 'parsec', 'pilot', 'permpilot', 'warrior', 'nav', 'scomp', 'presence', 'force-l',
  'force-d', 'side-l', 'side-d', 'interior', 'exterior', 'docking', 'planet', 'mobile', 'used',
  'lost', 'captive', 'undercover', 'hit', 'immune', 'damage', 'attrition', 'character', 'starship',
  'vehicle', 'weapon', 'device', 'effect', 'interrupt', 'system', 'sector', 'site', 'reserve',
  'forcepile', 'hand', 'search', 'why', 'clock', 'log', 'check', 'cross', 'pass', 'menu', 'eye',
  'chat', 'globe', 'warn', 'test', 'book', 'right', 'left', 'up', 'down', 'plus', 'minus',
  'filter', 'gear', 'battle', 'target', 'lock', 'politics', 'ferocity', 'defense', 'independent',
  'maintenance', 'selective', 'underground', 'underwater', 'space', 'shipsite', 'vehiclesite',
  'permweapon', 'grabber', 'episode', 'creature', 'objective', 'epic', 'order', 'shield',
  'jeditest', 'podracer', 'aid', 'location', 'frozen', 'missing', 'crashed', 'excluded', 'moved',
  'battled', 'facedown', 'blownaway', 'collapsed', 'unpiloted', 'textcanceled', 'flipped', 'user',
  'undo', 'play', 'pause', 'first', 'last', 'trash', 'edit', 'import', 'export', 'flag', 'bot',
  'link', 'copy', 'zoomin', 'zoomout', 'fit', 'hourglass', 'retry', 'home', 'deck',
] as const;

export type IconName = (typeof ICONS)[number];
