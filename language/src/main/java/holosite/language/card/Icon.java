package holosite.language.card;

import static holosite.language.prose.Noun.m;

import holosite.language.prose.Adjective;
import holosite.language.prose.Feature;
import holosite.language.prose.Wording;

/** A printed icon that a rule or another card can refer to. Force icons are counted separately. */
public enum Icon {
    PILOT(m("pilot", "pilote")),
    WARRIOR(m("warrior", "guerrier")),
    NAV_COMPUTER(Feature.m("nav computer", "ordinateur de navigation")),
    SCOMP_LINK(Feature.m("Scomp link", "lien Scomp")),
    PRESENCE(Feature.f("presence icon", "icône de présence")),
    PERMANENT_WEAPON(Feature.f("permanent weapon", "arme permanente")),
    INDEPENDENT(Adjective.of("independent", "indépendant")),
    MAINTENANCE(Feature.f("maintenance icon", "icône de maintenance")),
    SELECTIVE_CREATURE(Adjective.of("selective", "sélectif")),
    TRADE_FEDERATION_ICON(Feature.icon("Trade Federation", "la Fédération du commerce")),
    EXTERIOR(Adjective.of("exterior", "extérieur")),
    INTERIOR(Adjective.of("interior", "intérieur")),
    UNDERGROUND(Adjective.of("underground", "souterrain")),
    UNDERWATER(Adjective.of("underwater", "sous-marin")),
    PLANET(Adjective.linked("planet", "de ", "planète")),
    SPACE(Adjective.of("space", "spatial")),
    MOBILE(Adjective.of("mobile", "mobile")),
    STARSHIP_SITE(Adjective.linked("starship", "de ", "vaisseau spatial")),
    VEHICLE_SITE(Adjective.linked("vehicle", "de ", "véhicule")),
    EPISODE_I(Feature.icon("Episode I", "l'épisode I")),
    A_NEW_HOPE(Feature.icon("A New Hope", "A New Hope")),
    HOTH(Feature.icon("Hoth", "Hoth")),
    DAGOBAH(Feature.icon("Dagobah", "Dagobah")),
    CLOUD_CITY(Feature.icon("Cloud City", "Cloud City")),
    JABBAS_PALACE(Feature.icon("Jabba's Palace", "Jabba's Palace")),
    SPECIAL_EDITION(Feature.icon("Special Edition", "Special Edition")),
    ENDOR(Feature.icon("Endor", "Endor")),
    DEATH_STAR_II(Feature.icon("Death Star II", "Death Star II")),
    TATOOINE(Feature.icon("Tatooine", "Tatooine")),
    CORUSCANT(Feature.icon("Coruscant", "Coruscant")),
    REFLECTIONS_II(Feature.icon("Reflections II", "Reflections II")),
    REFLECTIONS_III(Feature.icon("Reflections III", "Reflections III")),
    THEED_PALACE(Feature.icon("Theed Palace", "Theed Palace")),
    SET_0(Feature.icon("Set 0", "Set 0")),
    SET_D(Feature.icon("Set D", "Set D")),
    PREMIUM(Feature.icon("Premium", "Premium")),
    /** Makes the card a Defensive Shield, whatever it was before. */
    DEFENSIVE_SHIELD(Feature.icon("Defensive Shield", "bouclier défensif")),
    GRABBER(Feature.icon("grabber", "saisie"));

    private final Wording wording;

    Icon(Wording wording) {
        this.wording = wording;
    }

    /** How a card with this icon is named. */
    public Wording wording() {
        return wording;
    }
}
