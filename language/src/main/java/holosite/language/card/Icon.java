package holosite.language.card;

import static holosite.language.prose.Noun.m;

import holosite.language.prose.Adjective;
import holosite.language.prose.Feature;
import holosite.language.prose.Wording;

/** A printed icon that a rule or another card can refer to. Force icons are counted apart. */
public enum Icon {
    PILOT(m("pilot", "pilote")),
    WARRIOR(m("warrior", "guerrier")),
    NAV_COMPUTER(new Feature("a nav computer", "un ordinateur de navigation")),
    SCOMP_LINK(new Feature("a Scomp link", "un lien Scomp")),
    PRESENCE(new Feature("a presence icon", "une icône de présence")),
    PERMANENT_WEAPON(new Feature("a permanent weapon", "une arme permanente")),
    INDEPENDENT(Adjective.of("independent", "indépendant")),
    MAINTENANCE(new Feature("a maintenance icon", "une icône de maintenance")),
    SELECTIVE_CREATURE(Adjective.of("selective", "sélectif")),
    EXTERIOR(Adjective.of("exterior", "extérieur")),
    INTERIOR(Adjective.of("interior", "intérieur")),
    UNDERGROUND(Adjective.of("underground", "souterrain")),
    UNDERWATER(Adjective.of("underwater", "sous-marin")),
    PLANET(Adjective.fixed("planet", "de planète")),
    SPACE(Adjective.of("space", "spatial")),
    MOBILE(Adjective.of("mobile", "mobile")),
    STARSHIP_SITE(Adjective.fixed("starship", "de vaisseau spatial")),
    VEHICLE_SITE(Adjective.fixed("vehicle", "de véhicule")),
    EPISODE_I(new Feature("the Episode I icon", "l'icône de l'épisode I")),
    A_NEW_HOPE(new Feature("the A New Hope icon", "l'icône de A New Hope")),
    HOTH(new Feature("the Hoth icon", "l'icône de Hoth")),
    DAGOBAH(new Feature("the Dagobah icon", "l'icône de Dagobah")),
    CLOUD_CITY(new Feature("the Cloud City icon", "l'icône de Cloud City")),
    JABBAS_PALACE(new Feature("the Jabba's Palace icon", "l'icône de Jabba's Palace")),
    SPECIAL_EDITION(new Feature("the Special Edition icon", "l'icône de Special Edition")),
    ENDOR(new Feature("the Endor icon", "l'icône d'Endor")),
    DEATH_STAR_II(new Feature("the Death Star II icon", "l'icône de Death Star II")),
    TATOOINE(new Feature("the Tatooine icon", "l'icône de Tatooine")),
    CORUSCANT(new Feature("the Coruscant icon", "l'icône de Coruscant")),
    REFLECTIONS_II(new Feature("the Reflections II icon", "l'icône de Reflections II")),
    REFLECTIONS_III(new Feature("the Reflections III icon", "l'icône de Reflections III")),
    THEED_PALACE(new Feature("the Theed Palace icon", "l'icône de Theed Palace")),
    PREMIUM(new Feature("the Premium icon", "l'icône de Premium")),
    /** Makes the card a Defensive Shield, whatever it was before. */
    DEFENSIVE_SHIELD(new Feature("the Defensive Shield icon", "l'icône de bouclier défensif")),
    GRABBER(new Feature("the grabber icon", "l'icône de saisie"));

    private final Wording wording;

    Icon(Wording wording) {
        this.wording = wording;
    }

    /** How a card with this icon is spoken of. */
    public Wording wording() {
        return wording;
    }
}
