import { language } from './language.svelte';

/** What the ready decks do, in French; their English stands in the decks themselves. */
export const READY: Readonly<Record<string, string>> = {
  'asteroid-hunters': 'Chasseurs de primes et TIE guettent parmi les astéroïdes et encaissent ce que doivent Tatooine et Hoth.',
  'battle-station': 'Vader et les officiers tiennent l’Étoile de la Mort du noyau à la salle de guerre et drainent là où personne ne vient ; quelques Destroyers gardent le ciel.',
  'cantina-night': 'Des aliens, l’orchestre et quelques héros remplissent Mos Eisley, se battent avec qui entre et drainent le reste de Tatooine.',
  'corellian-runners': 'Le Faucon et les corvettes sautent de système en système et drainent là où personne ne garde.',
  'dantooine-base': 'Des Rebelles s’installent dans la nature de Dantooine et la tiennent de la jungle à l’orbite ; la flotte rejoint sa base à peu de frais.',
  'death-squadron': 'Quadripodes et soldats des neiges marchent au sol ; Destroyers stellaires et astéroïdes ferment le ciel.',
  'echo-base-squadrons': 'Les escadrons volent avec leurs propres pilotes pendant que speeders des neiges et artillerie gardent Hoth.',
  'hidden-base': 'Les héros tiennent la base de Yavin 4 avec sabres laser et blasters pendant que X-wings et Y-wings décollent de sa baie d’amarrage.',
  'imperial-blockade': 'Les Destroyers stellaires ferment un système après l’autre ; l’Étoile de la Mort les suit de parsec en parsec.',
  'massassi-fleet': 'Yavin 4 et sa baie d’amarrage tiennent le sol, croiseurs et escadrons tiennent Mon Calamari et les astéroïdes.',
  'mos-eisley-manhunt': 'Vader, des stormtroopers et des chasseurs de primes fouillent Mos Eisley en quête de prisonniers.',
  'old-heroes': 'De vieux héros tiennent Tatooine avec sabres laser, aliens et speeders, et envoient un espion derrière les lignes.',
  'ralltiir-occupation': 'Les soldats débarquent sur Ralltiir, astroport après astroport ; une fois aux mains de l’Empire, plus personne n’y draine grand-chose.',
  'wings-of-the-empire': 'Les TIE et les meilleurs pilotes de la flotte balaient les systèmes ; derrière eux, les Destroyers drainent ce qu’ils ont libéré.',
};

/** How a deck plays, in the language chosen where that is known. */
export function styleOf(deck: { id: string; style: string }): string {
  const french = language.current === 'fr' ? READY[deck.id.replace(/^ready:/, '')] : undefined;
  return deck.id.startsWith('ready:') ? (french ?? deck.style) : deck.style;
}
