package holosite.language.card;

import static holosite.language.card.CardType.*;
import static holosite.language.prose.Noun.f;
import static holosite.language.prose.Noun.m;

import holosite.language.prose.Noun;

/** The subtype printed under a card's title; each belongs to one card type. */
public enum Subtype {
    REBEL(CHARACTER, m("Rebel", "rebelle")),
    IMPERIAL(CHARACTER, m("Imperial", "impérial")),
    ALIEN(CHARACTER, m("alien", "alien")),
    DROID(CHARACTER, m("droid", "droïde")),
    REPUBLIC(CHARACTER, m("Republic character", "personnage de la République")),
    SITH(CHARACTER, m("Sith[]", "Sith[]")),
    JEDI_MASTER(CHARACTER, m("Jedi Master", "maître[s] Jedi")),
    DARK_JEDI_MASTER(CHARACTER, m("Dark Jedi Master", "maître[s] Jedi obscur[s]")),

    CAPITAL(STARSHIP, m("capital starship", "vaisseau spatial capital")),
    STARFIGHTER(STARSHIP, m("starfighter", "chasseur stellaire")),
    SQUADRON(STARSHIP, m("squadron", "escadron")),

    COMBAT_VEHICLE(VEHICLE, m("combat vehicle", "véhicule de combat")),
    TRANSPORT_VEHICLE(VEHICLE, m("transport vehicle", "véhicule de transport")),
    CREATURE_VEHICLE(VEHICLE, m("creature vehicle", "véhicule créature")),
    SHUTTLE_VEHICLE(VEHICLE, m("shuttle vehicle", "véhicule navette")),

    SYSTEM(LOCATION, m("system", "système")),
    SECTOR(LOCATION, m("sector", "secteur")),
    SITE(LOCATION, m("site", "site")),

    CHARACTER_WEAPON(WEAPON, f("character weapon", "arme de personnage")),
    STARSHIP_WEAPON(WEAPON, f("starship weapon", "arme de vaisseau spatial")),
    VEHICLE_WEAPON(WEAPON, f("vehicle weapon", "arme de véhicule")),
    ARTILLERY_WEAPON(WEAPON, f("artillery weapon", "arme d'artillerie")),
    AUTOMATED_WEAPON(WEAPON, f("automated weapon", "arme automatisée")),
    DEATH_STAR_WEAPON(WEAPON, f("Death Star weapon", "arme de l'Étoile de la Mort")),

    NORMAL_EFFECT(EFFECT, m("Effect", "effet")),
    IMMEDIATE_EFFECT(EFFECT, m("Immediate Effect", "effet immédiat")),
    MOBILE_EFFECT(EFFECT, m("Mobile Effect", "effet mobile")),
    UTINNI_EFFECT(EFFECT, m("Utinni Effect", "effet[s] Utinni")),
    POLITICAL_EFFECT(EFFECT, m("Political Effect", "effet politique")),
    STARTING_EFFECT(EFFECT, m("Starting Effect", "effet de départ")),

    USED_INTERRUPT(INTERRUPT, f("Used Interrupt", "interruption utilisée")),
    LOST_INTERRUPT(INTERRUPT, f("Lost Interrupt", "interruption perdue")),
    USED_OR_LOST_INTERRUPT(
            INTERRUPT, f("Used or Lost Interrupt", "interruption[s] utilisée[s] ou perdue[s]")),
    STARTING_INTERRUPT(INTERRUPT, f("Starting Interrupt", "interruption de départ")),
    USED_OR_STARTING_INTERRUPT(
            INTERRUPT, f("Used or Starting Interrupt", "interruption[s] utilisée[s] ou de départ")),
    LOST_OR_STARTING_INTERRUPT(
            INTERRUPT, f("Lost or Starting Interrupt", "interruption[s] perdue[s] ou de départ"));

    private final CardType type;
    private final Noun noun;

    Subtype(CardType type, Noun noun) {
        this.type = type;
        this.noun = noun;
    }

    /** What a character of this subtype is after crossing over to the other side of the Force. */
    public Subtype onOtherSide() {
        return switch (this) {
            case REBEL -> IMPERIAL;
            case IMPERIAL -> REBEL;
            case JEDI_MASTER -> DARK_JEDI_MASTER;
            case DARK_JEDI_MASTER -> JEDI_MASTER;
            default -> this;
        };
    }

    public CardType type() {
        return type;
    }

    public Noun noun() {
        return noun;
    }
}
