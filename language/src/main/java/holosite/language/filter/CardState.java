package holosite.language.filter;

import holosite.language.prose.Adjective;
import holosite.language.prose.Complement;
import holosite.language.prose.Noun;
import holosite.language.prose.NounPhrase;

/** A temporary condition of a card or location on the table. */
public enum CardState {
    HIT(Adjective.of("hit", "touché")),
    HIT_BY_WEAPON(
            Complement.of(
                    "hit by a weapon",
                    "touché* par une arme",
                    "%s is hit by a weapon",
                    "%s {est|sont} touché* par une arme",
                    "%s is not hit by a weapon",
                    "%s {n'est|ne sont} pas touché* par une arme")),
    CAPTIVE(Adjective.of("captive", "captif")),
    IMPRISONED(Adjective.of("imprisoned", "emprisonné")),
    FROZEN(Adjective.of("frozen", "congelé")),
    MISSING(Adjective.of("missing", "disparu")),
    /** Member of a search party that is searching right now. */
    IN_SEARCH_PARTY(Complement.of("in the search party", "dans l'équipe de recherche")),
    /** Turned over where it is on the table. */
    FACE_DOWN(Adjective.fixed("face-down", "face cachée")),
    /** Of a card beside the table: on the side of the player who has it. */
    ON_OWN_SIDE(
            Complement.of(
                    "on its player's side of the table", "du côté de la table de son joueur")),
    UNDERCOVER(Adjective.of("Undercover", "clandestin")),
    STOLEN(Adjective.of("stolen", "volé")),
    DISARMED(Adjective.of("Disarmed", "désarmé")),
    /** Of a Jedi Test that its apprentice has passed. */
    COMPLETED(Adjective.of("completed", "réussi")),
    CRASHED(Adjective.of("crashed", "écrasé")),
    /** Of a Podracer. */
    DAMAGED(Adjective.of("damaged", "endommagé")),
    PILOTED(Adjective.of("piloted", "piloté")),
    UNPILOTED(Adjective.of("unpiloted", "sans pilote|sans pilote|sans pilote|sans pilote")),
    LANDED(Adjective.of("landed", "posé")),
    /** Of a ship over a site, which it has not landed at. */
    ON_BOMBING_RUN(Complement.of("making a bombing run", "en mission de bombardement")),
    /** Taking part in the battle going on. */
    IN_BATTLE(Complement.of("in battle", "en bataille")),
    /** Taking part on the side that did not initiate it. */
    DEFENDING(Complement.of("defending", "en défense")),
    ALONE(Adjective.after("alone", "seul")),
    /** Taking part in the battle going on, with a forfeit value that can be used. */
    FORFEITABLE(
            Complement.of(
                    "that can be forfeited",
                    "pouvant être sacrifié*",
                    "%s can be forfeited",
                    "%s {peut|peuvent} être sacrifié*",
                    "%s cannot be forfeited",
                    "%s ne {peut|peuvent} pas être sacrifié*")),
    /** Has ability of its own, or a permanent pilot who has. */
    WITH_ABILITY(
            Complement.of(
                    "with ability",
                    "ayant de l'habileté",
                    "%s has ability",
                    "%s {a|ont} de l'habileté",
                    "%s has no ability",
                    "%s {n'a|n'ont} pas d'habileté")),
    /**
     * With ability or a presence icon, its own or of somebody aboard it, and not under cover, where
     * its player has presence.
     */
    GIVING_PRESENCE(
            Complement.of(
                    "giving presence",
                    "donnant de la présence",
                    "%s gives presence",
                    "%s {donne|donnent} de la présence",
                    "%s gives no presence",
                    "%s ne {donne|donnent} pas de présence")),
    /** Of a ship or vehicle: one permanent pilot, and nobody else of its player aboard or there. */
    WITH_LONE_PERMANENT_PILOT(
            Complement.of(
                    "with a lone permanent pilot",
                    "avec un pilote permanent seul à bord",
                    "%s has a lone permanent pilot",
                    "%s {a|ont} un pilote permanent seul à bord",
                    "%s has no lone permanent pilot",
                    "%s {n'a|n'ont} pas de pilote permanent seul à bord")),
    ARMED(Adjective.of("armed", "armé")),
    /** Carrying a weapon whose text names it, or having one of its own with its name. */
    ARMED_WITH_MATCHING_WEAPON(
            Complement.of(
                    "armed with a matching weapon",
                    "armé* d'une arme assortie",
                    "%s is armed with a matching weapon",
                    "%s {est|sont} armé* d'une arme assortie",
                    "%s is not armed with a matching weapon",
                    "%s {n'est|ne sont} pas armé* d'une arme assortie")),
    /** At a location with a Scomp link, or in a seat of a ship or vehicle with one. */
    AT_SCOMP_LINK(Complement.of("at a Scomp link", "à un lien Scomp")),
    /**
     * Present at a location with a Scomp link, or in a seat of a ship or vehicle with one: inside
     * an enclosed vehicle nobody is present with the link of the location.
     */
    PRESENT_WITH_SCOMP_LINK(
            Complement.of("present with a Scomp link", "présent* avec un lien Scomp")),
    ACTIVE(Adjective.of("active", "actif")),
    /**
     * Whatever becomes of all cards at a place becomes of captive, missing, undercover and
     * otherwise inactive ones too.
     */
    ACTIVE_OR_INACTIVE(
            Adjective.of(
                    "active or inactive",
                    "actif ou inactif|active ou inactive|actifs ou inactifs|actives ou inactives")),
    /** Nobody aboard. */
    EMPTY(Adjective.of("empty", "vide")),
    /** Where a battle is going on. */
    BATTLE_LOCATION(
            Complement.where(
                    "of the battle",
                    "de la bataille",
                    Complement.of(
                            "where a battle is going on",
                            "où se déroule une bataille",
                            "a battle is going on at %s",
                            "une bataille se déroule à %s",
                            "no battle is going on at %s",
                            "aucune bataille ne se déroule à %s"))),
    /** Where a Force drain is going on. */
    DRAIN_LOCATION(
            Complement.where(
                    "of the Force drain",
                    "du drainage de Force",
                    Complement.of(
                            "where a Force drain is going on",
                            "où se déroule un drainage de Force",
                            "a Force drain is going on at %s",
                            "un drainage de Force se déroule à %s",
                            "no Force drain is going on at %s",
                            "aucun drainage de Force ne se déroule à %s"))),
    /** Where a Force drain was initiated this turn. */
    DRAINED_THIS_TURN(
            Complement.where(
                    "where a Force drain was initiated this turn",
                    "où un drainage de Force a été initié ce tour",
                    "a Force drain was initiated at %s this turn",
                    "un drainage de Force a été initié à %s ce tour",
                    "no Force drain was initiated at %s this turn",
                    "aucun drainage de Force n'a été initié à %s ce tour")),
    /** Where a battle was initiated this turn. */
    BATTLED_THIS_TURN(
            Complement.where(
                    "where a battle was initiated this turn",
                    "où une bataille a été initiée ce tour",
                    "a battle was initiated at %s this turn",
                    "une bataille a été initiée à %s ce tour",
                    "no battle was initiated at %s this turn",
                    "aucune bataille n'a été initiée à %s ce tour")),
    /** Of a character at the Senate whose player has the majority there. */
    IN_SENATE_MAJORITY(Complement.of("in a senate majority", "dans une majorité au Sénat")),
    UNOCCUPIED(Adjective.of("unoccupied", "inoccupé")),
    BATTLEGROUND(Adjective.linked("battleground", "de ", "terrain de bataille")),
    CONVERTED(Adjective.of("converted", "converti")),
    BLOWN_AWAY(Adjective.of("blown away", "détruit")),
    NIGHTTIME(
            Complement.where(
                    "where it is nighttime",
                    "où il fait nuit",
                    "it is nighttime at %s",
                    "il fait nuit à %s",
                    "it is not nighttime at %s",
                    "il ne fait pas nuit à %s")),
    /** Of the marker site with the lowest number on the table. */
    INNERMOST_MARKER(
            Complement.where(
                    "at the innermost marker",
                    "au marqueur le plus intérieur",
                    Complement.of("at the innermost marker", "au marqueur le plus intérieur"))),
    /** Of the marker site with the highest number on the table. */
    OUTERMOST_MARKER(
            Complement.where(
                    "at the outermost marker",
                    "au marqueur le plus extérieur",
                    Complement.of("at the outermost marker", "au marqueur le plus extérieur"))),
    /** Of a site under an energy shield. */
    SHIELDED(
            Adjective.of(
                    "shielded",
                    "protégé par un bouclier|protégée par un bouclier|protégés par un"
                            + " bouclier|protégées par un bouclier")),
    COLLAPSED(Adjective.of("collapsed", "effondré")),
    /** A weapon not used this turn. */
    READY_TO_FIRE(Complement.of("ready to fire", "en état de tirer")),
    /** Being played or deployed right now. */
    BEING_PLAYED(Complement.of("being played", "en train d'être joué*")),
    /** Deploying or moving as a react right now. */
    REACTING(Complement.of("reacting", "en réaction")),
    DEPLOYED_THIS_TURN(
            Complement.of(
                    "deployed this turn",
                    "déployé* ce tour",
                    "%s was deployed this turn",
                    "%s {a|ont} été déployé* ce tour",
                    "%s was not deployed this turn",
                    "%s {n'a|n'ont} pas été déployé* ce tour")),
    DEPLOYED_FROM_HAND_THIS_TURN(
            Complement.of(
                    "deployed from hand this turn",
                    "déployé* depuis la main ce tour",
                    "%s was deployed from hand this turn",
                    "%s {a|ont} été déployé* depuis la main ce tour",
                    "%s was not deployed from hand this turn",
                    "%s {n'a|n'ont} pas été déployé* depuis la main ce tour")),
    MOVED_THIS_TURN(
            Complement.of(
                    "that moved this turn",
                    "qui {s'est|se sont} déplacé* ce tour",
                    "%s moved this turn",
                    "%s {s'est|se sont} déplacé* ce tour",
                    "%s did not move this turn",
                    "%s ne {s'est|se sont} pas déplacé* ce tour")),
    /**
     * Of a weapon or device: fired, or used in any other way that its text lets a player choose.
     */
    USED_THIS_TURN(
            Complement.of(
                    "used this turn",
                    "utilisé* ce tour",
                    "%s was used this turn",
                    "%s {a|ont} été utilisé* ce tour",
                    "%s was not used this turn",
                    "%s {n'a|n'ont} pas été utilisé* ce tour")),
    /** One of its weapons was forfeited this turn. */
    FORFEITED_WEAPON_THIS_TURN(
            Complement.of(
                    "that forfeited a weapon this turn",
                    "qui {a|ont} sacrifié une arme ce tour",
                    "%s forfeited a weapon this turn",
                    "%s {a|ont} sacrifié une arme ce tour",
                    "%s did not forfeit a weapon this turn",
                    "%s {n'a|n'ont} pas sacrifié d'arme ce tour")),
    TOOK_PART_IN_BATTLE_THIS_TURN(
            Complement.of(
                    "that battled this turn",
                    "qui {a|ont} participé à une bataille ce tour",
                    "%s battled this turn",
                    "%s {a|ont} participé à une bataille ce tour",
                    "%s did not battle this turn",
                    "%s {n'a|n'ont} pas participé à une bataille ce tour")),
    /** Of a creature that ships can fly into. */
    MOUTH_CLOSED(
            Complement.of(
                    "with its mouth closed",
                    "à la gueule fermée",
                    "%s has its mouth closed",
                    "%s {a|ont} la gueule fermée",
                    "%s has its mouth open",
                    "%s {a|ont} la gueule ouverte")),
    TEXT_CANCELED(
            Complement.of(
                    "with game text canceled",
                    "au texte de jeu annulé",
                    "the game text of %s is canceled",
                    "le texte de jeu de %s est annulé",
                    "the game text of %s is not canceled",
                    "le texte de jeu de %s n'est pas annulé"));

    private final Complement words;

    CardState(Complement words) {
        this.words = words;
    }

    void say(NounPhrase phrase) {
        switch (this) {
            case BATTLE_LOCATION,
                    DRAIN_LOCATION,
                    BATTLED_THIS_TURN,
                    DRAINED_THIS_TURN,
                    NIGHTTIME,
                    INNERMOST_MARKER,
                    OUTERMOST_MARKER,
                    SHIELDED,
                    UNOCCUPIED,
                    BATTLEGROUND,
                    CONVERTED,
                    BLOWN_AWAY,
                    COLLAPSED ->
                    phrase.fallback(Noun.LOCATION);
            default -> {}
        }
        if (words instanceof Adjective adjective) {
            phrase.adjective(adjective);
        } else {
            phrase.complement(words);
        }
    }
}
