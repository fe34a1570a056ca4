package holosite.language.card;

import holosite.language.prose.Noun;

/** What a destiny is drawn for: cards name each kind separately. */
public enum DestinyKind {
    PLAIN(Noun.f("destiny", "destinée")),
    BATTLE(Noun.f("battle destiny", "destinée de bataille")),
    WEAPON(Noun.f("weapon destiny", "destinée d'arme")),
    POWER(Noun.f("destiny to power", "destinée de puissance")),
    ATTRITION(Noun.f("destiny to attrition", "destinée d'attrition")),
    ASTEROID(Noun.f("asteroid destiny", "destinée d'astéroïde")),
    MOVEMENT(Noun.f("movement destiny", "destinée de mouvement")),
    TRAINING(Noun.f("training destiny", "destinée d'entraînement")),
    DUEL(Noun.f("duel destiny", "destinée de duel")),
    RACE(Noun.f("race destiny", "destinée de course")),
    SEARCH(Noun.f("search party destiny", "destinée de recherche")),
    /** For working out a creature's ferocity, or that of the cards that fight it. */
    ATTACK(Noun.f("attack destiny", "destinée d'attaque")),
    EPIC(Noun.f("epic event destiny", "destinée d'événement épique"));

    private final Noun noun;

    DestinyKind(Noun noun) {
        this.noun = noun;
    }

    public Noun noun() {
        return noun;
    }
}
