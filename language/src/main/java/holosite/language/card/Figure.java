package holosite.language.card;

import static holosite.language.prose.Noun.f;
import static holosite.language.prose.Noun.m;

import holosite.language.prose.Noun;

/**
 * Every number of the game that a card can read or change. A figure belongs to a card ({@link
 * Of#CARD}), or to a player at a location ({@link Of#PLACE}), or to a player alone ({@link
 * Of#PLAYER}).
 */
public enum Figure {
    POWER(Of.CARD, f("power", "puissance")),
    ABILITY(Of.CARD, f("ability", "habileté")),
    /** As much of the card's ability as may be used to draw battle destiny. */
    USABLE_ABILITY(Of.CARD, f("usable ability", "habileté utilisable")),
    FORFEIT(Of.CARD, f("forfeit", "valeur de perte")),
    DEPLOY_COST(Of.CARD, m("deploy cost", "coût de déploiement")),
    DESTINY(Of.CARD, f("destiny", "destinée")),
    ARMOR(Of.CARD, m("armor", "blindage")),
    MANEUVER(Of.CARD, f("maneuver", "manœuvre")),
    LANDSPEED(Of.CARD, f("landspeed", "vitesse terrestre")),
    HYPERSPEED(Of.CARD, f("hyperspeed", "hypervitesse")),
    FEROCITY(Of.CARD, f("ferocity", "férocité")),
    DEFENSE_VALUE(Of.CARD, f("defense value", "valeur de défense")),
    /** The attrition below which the card is immune. */
    IMMUNITY_TO_ATTRITION(Of.CARD, f("immunity to attrition", "immunité à l'attrition")),
    POLITICS(Of.CARD, f("politics", "valeur politique")),
    PARSEC(Of.CARD, m("parsec number", "nombre de parsecs")),
    /** Of a marker site: the number its title tells. */
    MARKER_NUMBER(Of.CARD, m("marker number", "numéro de marqueur")),

    /** Which of the six Jedi Tests it is. */
    TEST_NUMBER(Of.CARD, m("Jedi Test number", "numéro d'épreuve de Jedi")),
    /** Each training destiny drawn for this apprentice, toward his mentor. */
    TRAINING_DESTINY(Of.CARD, f("training destiny", "destinée d'entraînement")),
    /** How far this sabacc player may move his total up or down. */
    SABACC_LEEWAY(Of.CARD, f("leeway at sabacc", "marge au sabacc")),
    /** The total of an attempt to cross this character over to the other side of the Force. */
    CROSSING_OVER(
            Of.CARD,
            m("total to cross over", "[total|totaux] pour passer de l'autre côté de la Force")),
    /** Each duel destiny drawn for this character. */
    DUEL_DESTINY_DRAW(Of.CARD, f("duel destiny", "destinée de duel")),
    /** What this card counts as race destiny where it lies. */
    RACE_DESTINY(Of.CARD, f("race destiny", "destinée de course")),
    /** The race destinies on this Podracer, added up. */
    RACE_TOTAL(Of.CARD, m("race total", "total de course")),
    /** How many race destinies are drawn at a time for this Podracer. */
    RACE_DRAWS(Of.CARD, f("race destiny", "destinée de course")),
    /** How many of them are used, where all are drawn first. */
    RACE_DRAWS_USED(Of.CARD, f("race destiny", "destinée de course")),
    /** Force to make a regular move with this card. */
    MOVE_COST(Of.CARD, m("move cost", "coût de déplacement")),
    /** Force to shuttle this card. */
    SHUTTLE_COST(Of.CARD, m("shuttle cost", "coût de navette")),
    /** Landspeed that leaving this site takes. */
    LANDSPEED_TO_LEAVE(
            Of.CARD, f("landspeed needed to leave", "vitesse terrestre requise pour partir")),
    /** Force to fire this weapon. */
    FIRE_COST(Of.CARD, m("fire cost", "coût de tir")),
    /** Each destiny drawn for this weapon. */
    WEAPON_DESTINY_DRAW(Of.CARD, f("weapon destiny", "destinée d'arme")),
    TOTAL_WEAPON_DESTINY(Of.CARD, f("total weapon destiny", "destinée d'arme totale")),
    /** Each destiny drawn for this card's own text, other than as a weapon. */
    TEXT_DESTINY_DRAW(Of.CARD, f("destiny drawn", "destinée tirée")),
    /** The number this card's text calls X, where other cards change it. */
    X(Of.CARD, m("X", "X")),
    /** Each asteroid destiny drawn against this starship. */
    ASTEROID_DESTINY(Of.CARD, f("asteroid destiny", "destinée d'astéroïde")),
    /** How many seats for astromechs a starship has. */
    ASTROMECH_CAPACITY(Of.CARD, f("astromech capacity", "capacité en astromechs")),
    /** How many weapons this card may use in a turn. */
    WEAPONS_PER_TURN(Of.CARD, f("weapon", "arme")),
    /** How many devices this card may use in a turn. */
    DEVICES_PER_TURN(Of.CARD, m("device", "équipement")),
    /** How many times this weapon may be fired in a battle. */
    SHOTS_PER_BATTLE(Of.CARD, f("time", "fois")),
    /** Force that the text of this Interrupt asks for when it is played from hand. */
    PLAY_COST(Of.CARD, m("play cost", "coût pour être joué")),

    /** The total of an Epic Event in which this card takes part. */
    EPIC_EVENT_TOTAL(Of.CARD, m("total", "total")),
    /** Force that the destruction of this location costs. */
    BLOWN_AWAY_LOSS(
            Of.CARD, f("Force loss when blown away", "perte de Force en cas de destruction")),
    FORCE_ICONS(Of.PLACE, f("Force icon", "icône de Force")),
    FORCE_GENERATION(Of.PLACE, f("Force generation", "génération de Force")),
    FORCE_DRAIN(Of.PLACE, m("Force drain", "drainage de Force")),
    FORCE_DRAIN_COST(Of.PLACE, m("cost to Force drain", "coût pour drainer de la Force")),
    TRANSIT_FROM(Of.PLACE, m("docking bay transit", "transit par les aires d'arrimage")),
    TRANSIT_TO(Of.PLACE, m("docking bay transit", "transit par les aires d'arrimage")),
    /** Force for each of a player's cards to go in or out of a site inside the other's vessel. */
    ENTER_COST(Of.PLACE, m("cost to enter or exit", "coût pour entrer ou sortir")),
    /** Each movement destiny the player draws for a starship that leaves a sector. */
    MOVEMENT_DESTINY(Of.PLACE, f("movement destiny", "destinée de mouvement")),
    /** Each destiny the player draws for a search party at a site. */
    SEARCH_DESTINY(Of.PLACE, f("search party destiny", "destinée de recherche")),
    TOTAL_POWER(Of.PLACE, f("total power", "puissance totale")),
    TOTAL_ABILITY(Of.PLACE, f("total ability", "habileté totale")),
    TOTAL_POLITICS(Of.PLACE, f("total politics", "valeur politique totale")),
    BATTLE_COST(Of.PLACE, m("cost to initiate battle", "coût pour initier une bataille")),
    /** How many battle destinies the player may draw, beyond the one for ability. */
    BATTLE_DESTINIES(Of.PLACE, f("battle destiny", "destinée de bataille")),
    /** How many battle destinies the player draws when he could not otherwise. */
    BATTLE_DESTINIES_IF_UNABLE(Of.PLACE, f("battle destiny", "destinée de bataille")),
    /** Ability in battle that may be used to draw battle destiny. */
    ABILITY_COUNTED(
            Of.PLACE,
            f(
                    "ability counted for battle destiny",
                    "habileté comptée pour les destinées de bataille")),
    /** Total ability the player needs to draw battle destiny. */
    ABILITY_FOR_BATTLE_DESTINY(
            Of.PLACE,
            f(
                    "ability needed to draw battle destiny",
                    "habileté requise pour les destinées de bataille")),
    BATTLE_DESTINY_DRAW(Of.PLACE, m("battle destiny draw", "tirage de destinée de bataille")),
    TOTAL_BATTLE_DESTINY(Of.PLACE, f("total battle destiny", "destinée de bataille totale")),
    /** Destinies drawn that add to power only, to attrition only. */
    POWER_DESTINIES(Of.PLACE, f("destiny", "destinée")),
    ATTRITION_DESTINIES(Of.PLACE, f("destiny", "destinée")),
    /** Attrition against the player. */
    ATTRITION(Of.PLACE, f("attrition", "attrition")),
    /** Battle damage of the player. */
    BATTLE_DAMAGE(Of.PLACE, m("battle damage", "[dommage|dommages] de bataille")),

    TOTAL_FORCE_GENERATION(Of.PLAYER, f("total Force generation", "génération de Force totale")),
    /** Every destiny the player draws, of whatever kind. */
    DESTINY_DRAW(Of.PLAYER, m("destiny draw", "tirage de destinée")),
    /** Force the player loses at one time. */
    FORCE_LOSS(Of.PLAYER, f("Force loss", "perte de Force")),
    FORCE_LOSS_FROM_DRAIN(
            Of.PLAYER,
            f("Force loss from Force drains", "perte de Force due aux drainages de Force")),
    FORCE_LOSS_FROM_INSERT(
            Of.PLAYER,
            f("Force loss from insert cards", "perte de Force due aux cartes à insérer")),
    RETRIEVAL(Of.PLAYER, f("Force retrieval", "récupération de Force")),
    /** How many training destinies are drawn where one counts: their player chooses it. */
    TRAINING_DRAWS(
            Of.PLAYER,
            m(
                    "number of training destinies drawn to choose one from",
                    "nombre de destinées d'entraînement tirées pour en choisir une")),
    STARTING_HAND(Of.PLAYER, f("starting hand", "main de départ"));

    /** What a figure belongs to. */
    public enum Of {
        CARD,
        PLACE,
        PLAYER
    }

    private final Of of;
    private final Noun noun;

    Figure(Of of, Noun noun) {
        this.of = of;
        this.noun = noun;
    }

    public Of of() {
        return of;
    }

    public Noun noun() {
        return noun;
    }

    /** Whether its noun means each of several draws. */
    public boolean manifold() {
        return this == BATTLE_DESTINY_DRAW || this == DESTINY_DRAW;
    }
}
