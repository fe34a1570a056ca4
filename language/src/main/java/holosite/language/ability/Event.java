package holosite.language.ability;

import holosite.language.card.Who;
import holosite.language.condition.InPhase;
import holosite.language.filter.Known;
import holosite.language.prose.Prose;
import holosite.language.prose.TimePhrase;

/** The things that happen in a game to which a card can respond, before or just after. */
public enum Event {
    TURN_STARTS(Shape.TURN, "at the start of", "au début de", ""),
    TURN_ENDS(Shape.TURN, "at the end of", "à la fin de", ""),
    PHASE_STARTS(Shape.PHASE, "at the start of", "au début de", ""),
    PHASE_ENDS(Shape.PHASE, "at the end of", "à la fin de", ""),
    FORCE_ACTIVATED(Shape.JUST, "activated Force", "activer de la Force", ""),
    /** Cards were placed in a Used Pile; those of one action are one occasion. */
    PLACED_IN_USED_PILE(
            Shape.TIME_JUST,
            "cards have just been placed in a Used Pile",
            "des cartes viennent d'être placées dans une pile utilisée",
            ""),
    /**
     * A card is being played or deployed: everything is chosen and paid, the result is still open.
     */
    BEING_PLAYED(Shape.NOW, "playing", "jouer", "joué"),
    /** An Interrupt was played and has had its result; it is about to go to its pile. */
    PLAYED(Shape.JUST, "played", "jouer", "joué"),
    BEING_DEPLOYED(Shape.NOW, "deploying", "déployer", "déployé"),
    DEPLOYED(Shape.JUST, "deployed", "déployer", "déployé"),
    /** A starship is about to move from a system to another by its hyperspeed, and has paid. */
    TO_ENTER_HYPERSPACE(
            Shape.SOON_DOES, "move through hyperspace", "se déplacer par l'hyperespace", ""),
    MOVED(Shape.JUST, "moved", "déplacer", "déplacé"),
    /** A card moved away from the place. */
    LEFT(Shape.REACHED, "left", "quitter", ""),
    DRAIN_INITIATED(Shape.JUST, "initiated a Force drain", "initier un drainage de Force", ""),
    DRAINED(Shape.JUST, "completed a Force drain", "achever un drainage de Force", ""),
    FORCE_TO_BE_LOST(Shape.SOON, "lose Force", "perdre de la Force", ""),
    FORCE_LOST(Shape.JUST, "lost Force", "perdre de la Force", ""),
    FORCE_TO_BE_RETRIEVED(Shape.SOON, "retrieve Force", "récupérer de la Force", ""),
    FORCE_RETRIEVED(Shape.JUST, "retrieved Force", "récupérer de la Force", ""),
    /** A player's Force went to pay for battle damage: the cause is the location of the battle. */
    LOST_TO_BATTLE(
            Shape.JUST,
            "lost Force to battle damage",
            "perdre de la Force à cause de dommages de bataille",
            ""),
    /** A player's text has shuffled a pile. */
    SHUFFLED(Shape.JUST, "shuffled a pile", "mélanger une pile", ""),
    CARD_DRAWN(Shape.JUST, "drawn", "tirer", "tiré"),
    /**
     * A player has looked at cards of the opponent's hand by means of the card that is the cause.
     */
    HAND_SEEN(Shape.JUST, "looked at opponent's hand", "regarder la main de l'adversaire", ""),
    /** A card is about to hide from the battle going on, which would exclude it. */
    TO_HIDE(Shape.SOON_DOES, "hide from a battle", "se dérober à une bataille", ""),
    BATTLE_INITIATED(Shape.JUST, "initiated a battle", "initier une bataille", ""),
    WEAPONS_SEGMENT_ENDED(
            Shape.TIME_JUST,
            "the weapons segment of a battle has just ended",
            "le segment des armes d'une bataille vient de se terminer",
            ""),
    /**
     * It is settled who has won a battle, or that nobody has: as the damage segment begins, or as a
     * battle is canceled before.
     */
    BATTLE_DECIDED(Shape.OF_BATTLE, "has just been decided", "vient d'être décidée", ""),
    /** Both players are done with their battle destinies, drawn or used instead of a draw. */
    BATTLE_DESTINIES_DRAWN(
            Shape.TIME_JUST,
            "both players have just drawn their battle destinies",
            "les deux joueurs viennent de tirer leurs destinées de bataille",
            ""),
    BATTLE_WON(Shape.JUST, "won a battle", "gagner une bataille", ""),
    BATTLE_LOST(Shape.JUST, "lost a battle", "perdre une bataille", ""),
    BATTLE_ENDING(Shape.OF_BATTLE, "is about to end", "est sur le point de se terminer", ""),
    BATTLE_ENDED(Shape.OF_BATTLE, "has just ended", "vient de se terminer", ""),
    /** A duel begins between the subject and the cause. */
    DUEL_INITIATED(Shape.JUST, "initiated a duel", "initier un duel", ""),
    /** The same moment, of a duel that is not an epic duel. */
    NON_EPIC_DUEL_INITIATED(
            Shape.JUST, "initiated a non-epic duel", "initier un duel non épique", ""),
    DUEL_WON(Shape.JUST, "won a duel", "gagner un duel", ""),
    DUEL_ENDED(Shape.TIME_JUST, "a duel has just ended", "un duel vient de se terminer", ""),
    WEAPON_AIMED(Shape.JUST, "targeted", "viser", "visé"),
    /** A card is aimed at, by a weapon or any other action, to be stolen, hit, lost or captured. */
    TARGETED(Shape.JUST, "targeted", "viser", "visé"),
    WEAPON_FIRED(Shape.FIRED, "fired at", "tirer sur", ""),
    /** A weapon is fired and no destiny results: the draw failed, or was canceled. */
    WEAPON_DESTINY_FAILED(
            Shape.JUST, "failed to draw weapon destiny", "échouer à tirer une destinée d'arme", ""),
    HIT(Shape.JUST, "hit", "toucher", "touché"),
    DESTINY_TO_BE_DRAWN(Shape.SOON, "draw destiny", "tirer une destinée", ""),
    DESTINY_DRAWN(Shape.JUST, "drawn destiny", "tirer une destinée", ""),
    /**
     * What a text makes depend on the destiny drawn for it comes true: the card it was drawn for is
     * the cause.
     */
    DESTINY_SUCCEEDED(
            Shape.JUST, "made a successful destiny draw", "réussir un tirage de destinée", ""),
    /** A card is about to explode: if it leaves the table now, nothing comes of it. */
    TO_EXPLODE(Shape.SOON_DOES, "explode", "exploser", ""),
    TO_BE_LOST(Shape.SOON_DONE, "lost", "", "perdu"),
    /**
     * A card that would be lost is about to be placed in the Used Pile instead, by this player and
     * the card that is the cause.
     */
    TO_BE_USED_INSTEAD(
            Shape.SOON_DONE,
            "placed in Used Pile instead of Lost Pile",
            "",
            "placé dans la pile utilisée au lieu de la pile perdue"),
    /** A card is about to be lost by being forfeited: after whatever answers its loss. */
    TO_BE_FORFEITED(Shape.SOON_DONE, "forfeited", "", "sacrifié"),
    LOST(Shape.JUST, "lost", "perdre", "perdu"),
    FORFEITED(Shape.JUST, "forfeited", "sacrifier", "sacrifié"),
    /** Forfeited without leaving the table, for so much of its forfeit as was needed. */
    FORFEITED_IN_PART(Shape.JUST, "forfeited in part", "sacrifier en partie", "sacrifié en partie"),
    CAPTURED(Shape.JUST, "captured", "capturer", "capturé"),
    /** An escort has brought a captive into a prison. */
    DELIVERED(Shape.JUST, "delivered", "livrer", "livré"),
    RELEASED(Shape.JUST, "released", "libérer", "libéré"),
    STOLEN(Shape.JUST, "stolen", "voler", "volé"),
    DISARMED(Shape.JUST, "Disarmed", "désarmer", "désarmé"),
    COVER_BROKEN(Shape.DONE, "had its cover broken", "perdre sa couverture", ""),
    WENT_MISSING(Shape.DONE, "gone missing", "disparaître", ""),
    /** A card on the table is about to be canceled, by this player. */
    TO_BE_CANCELED(Shape.SOON_DONE, "canceled", "", "annulé"),
    CANCELED(Shape.JUST, "canceled", "annuler", "annulé"),
    REACTING(Shape.REACTING, "", "", ""),
    /** A react was carried out, to the place; from another place if the card moved. */
    REACTED(Shape.JUST, "reacted", "réagir", ""),
    /** An Objective has been turned over. */
    FLIPPED(Shape.JUST, "flipped", "retourner", "retourné"),
    REACHED(Shape.REACHED, "reached", "atteindre", ""),
    /** An Epic Event whose steps are carried out one after the other reaches the next of them. */
    STEP_REACHED(Shape.DONE, "reached its next step", "atteindre son étape suivante", ""),
    LOCATION_BLOWN_AWAY(Shape.JUST, "blown away", "détruire", "détruit"),
    INSERTED(Shape.JUST, "inserted", "insérer", "inséré"),
    /** An insert card on top of a Reserve Deck has been revealed and is about to act. */
    INSERT_REVEALED(Shape.JUST, "revealed", "révéler", "révélé"),
    /** An insert card acts at the top of a Reserve Deck. */
    REACHED_TOP(Shape.DONE, "reached the top", "arriver sur le dessus de la pile", ""),
    /** A creature attacks a card: the card is the subject, the creature the cause. */
    ATTACKED(Shape.JUST, "attacked", "attaquer", "attaqué"),
    /** The ferocity of a creature is needed, and its destinies are still to be drawn. */
    FEROCITY_TO_BE_WORKED_OUT(Shape.SOON_DOES, "work out its ferocity", "calculer sa férocité", ""),
    /** Defeated in an attack, and about to be eaten by the creature that is the cause, or lost. */
    DEFEATED(Shape.JUST, "defeated", "vaincre", "vaincu"),
    EATEN(Shape.JUST, "eaten", "dévorer", "dévoré"),
    /** A parasite, the cause, has attached itself to its host, the subject. */
    ATTACHED_TO(Shape.JUST, "attached to", "prendre pour hôte", "pris pour hôte");

    /** How the thing that happens is put into words. */
    enum Shape {
        TURN,
        PHASE,
        /** A clause, complete in itself. */
        TIME_JUST,
        /** What a battle does: any, or the one that is going on. */
        OF_BATTLE,
        /** Somebody has just done it, or it has just been done to a card. */
        JUST,
        /** Somebody is doing it. */
        NOW,
        /** Somebody is about to do it. */
        SOON,
        /** It is about to be done to a card. */
        SOON_DONE,
        /** A card is about to do it. */
        SOON_DOES,
        /** A card has just done or undergone it. */
        DONE,
        FIRED,
        REACHED,
        REACTING
    }

    private final Shape shape;
    private final String en;
    private final String fr;
    private final String participle;

    Event(Shape shape, String en, String fr, String participle) {
        this.shape = shape;
        this.en = en;
        this.fr = fr;
        this.participle = participle;
    }

    TimePhrase say(Prose p, When.Just just) {
        return new EventPhrase(this, just, p).moment();
    }

    Shape shape() {
        return shape;
    }

    /** The words of the event itself. */
    String words(Prose p) {
        return battle(p) + p.say(en, fr);
    }

    private String battle(Prose p) {
        if (shape != Shape.OF_BATTLE) {
            return "";
        }
        return p.thisTurn()
                ? p.say("this battle ", "cette bataille ")
                : p.say("a battle ", "une bataille ");
    }

    /**
     * The French participle, if the event can be worded as something that happens to a card;
     * otherwise nothing.
     */
    String participle() {
        return participle;
    }

    boolean ofPhase() {
        return shape == Shape.PHASE;
    }

    /** The start or end of one phase. */
    TimePhrase say(Prose p, InPhase in) {
        String phase =
                in.who() == Who.EITHER
                        ? p.say("each ", "chaque ") + p.say(in.phase().noun())
                        : p.of(in.who(), in.phase().noun());
        return TimePhrase.adverb(p.say(en, fr) + " " + phase);
    }

    /** The number that goes with what happens. */
    String number(Prose p) {
        return switch (this) {
            case DESTINY_DRAWN, DESTINY_TO_BE_DRAWN -> p.say("that destiny", "cette destinée");
            case FORFEITED_IN_PART ->
                    p.say(
                            "the attrition or battle damage it absorbed",
                            "l'attrition ou les dommages de bataille absorbés");
            case EATEN -> p.say("its power or ferocity", "sa puissance ou sa férocité");
            default -> "";
        };
    }

    /** What an effect cancels when it cancels what it responds to. */
    String answered(Prose p) {
        return switch (this) {
            case DRAIN_INITIATED, DRAINED -> p.say("that Force drain", "ce drainage de Force");
            case BATTLE_INITIATED, BATTLE_DECIDED, BATTLE_ENDING, WEAPONS_SEGMENT_ENDED ->
                    p.say("that battle", "cette bataille");
            case WEAPON_AIMED, TARGETED -> p.say("that targeting", "cette visée");
            case WEAPON_FIRED -> p.say("that shot", "ce tir");
            case TO_ENTER_HYPERSPACE -> p.say("that move", "ce déplacement");
            case TO_HIDE -> p.say("that attempt to hide", "cette tentative de se dérober");
            case REACTING, REACTED -> p.say("that react", "cette réaction");
            case DESTINY_DRAWN, DESTINY_TO_BE_DRAWN -> p.say("that destiny", "cette destinée");
            case FORCE_TO_BE_LOST, TO_BE_LOST, TO_BE_FORFEITED -> p.say("that loss", "cette perte");
            case TO_BE_USED_INSTEAD -> p.say("that attempt", "cette tentative");
            case ATTACKED -> p.say("that attack", "cette attaque");
            case DEFEATED -> p.say("that defeat", "cette défaite");
            case FORCE_TO_BE_RETRIEVED -> p.say("that retrieval", "cette récupération");
            default -> p.ref(Known.SUBJECT).text();
        };
    }
}
