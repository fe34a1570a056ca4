/** Letters alone: no capitals, no accents, straight apostrophes; so `Étoile` is found by `etoile`. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .toLowerCase();
}

/** A key and a phrase alike: `nav computer`, `Nav-Computer` and `nav_computer` are one word. */
export function slug(text: string): string {
  return fold(text).replace(/[^a-z0-9]+/g, '_').replace(/^_+|_+$/g, '');
}
