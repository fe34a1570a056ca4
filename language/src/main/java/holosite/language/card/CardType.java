package holosite.language.card;

import static holosite.language.prose.Noun.f;
import static holosite.language.prose.Noun.m;

import holosite.language.prose.Noun;

/** What kind of thing a card is. */
public enum CardType {
    CHARACTER(Noun.CHARACTER),
    CREATURE(f("creature", "créature")),
    STARSHIP(Noun.STARSHIP),
    VEHICLE(Noun.VEHICLE),
    LOCATION(Noun.LOCATION),
    WEAPON(f("weapon", "arme")),
    DEVICE(m("device", "équipement")),
    EFFECT(m("Effect", "effet")),
    INTERRUPT(f("Interrupt", "interruption")),
    OBJECTIVE(m("Objective", "objectif")),
    EPIC_EVENT(m("Epic Event", "événement épique")),
    ADMIRALS_ORDER(m("Admiral's Order", "ordre d'amiral")),
    DEFENSIVE_SHIELD(m("Defensive Shield", "bouclier défensif")),
    JEDI_TEST(f("Jedi Test", "épreuve de Jedi")),
    /** What a Dejarik or hologram is while it stands at a holosite; no card is printed as one. */
    DEJARIK_OR_HOLOGRAM(
            m(
                    "[Dejarik or hologram|Dejariks or holograms]",
                    "[Déjarik ou hologramme|Déjariks ou hologrammes]")),
    PODRACER(m("Podracer", "module de course")),
    GAME_AID(f("game aid", "aide de jeu"));

    private final Noun noun;

    CardType(Noun noun) {
        this.noun = noun;
    }

    public Noun noun() {
        return noun;
    }
}
