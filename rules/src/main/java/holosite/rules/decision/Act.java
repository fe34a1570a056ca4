package holosite.rules.decision;

import holosite.language.card.Side;

/** One thing a player may do. The cards are named by their numbers; in a view by its handles. */
public sealed interface Act {

    /**
     * The name of the kind of act, for clients and files: it does not change when classes are
     * renamed.
     */
    default Kind kind() {
        return switch (this) {
            case Activate _ -> Kind.ACTIVATE;
            case ForceDrain _ -> Kind.FORCE_DRAIN;
            case Deploy _ -> Kind.DEPLOY;
            case DeployTogether _ -> Kind.DEPLOY_TOGETHER;
            case Play _ -> Kind.PLAY;
            case UseText _ -> Kind.USE_TEXT;
            case Automatic _ -> Kind.AUTOMATIC;
            case Battle _ -> Kind.BATTLE;
            case CreatureAttack _ -> Kind.CREATURE_ATTACK;
            case Attack _ -> Kind.ATTACK;
            case Move _ -> Kind.MOVE;
            case DockingBayTransit _ -> Kind.DOCKING_BAY_TRANSIT;
            case Shuttle _ -> Kind.SHUTTLE;
            case ShuttleOthers _ -> Kind.SHUTTLE;
            case Land _ -> Kind.LAND;
            case TakeOff _ -> Kind.TAKE_OFF;
            case BombingRun _ -> Kind.BOMBING_RUN;
            case Embark _ -> Kind.EMBARK;
            case Disembark _ -> Kind.DISEMBARK;
            case ChangeSeats _ -> Kind.CHANGE_SEATS;
            case ShipDocking _ -> Kind.SHIP_DOCKING;
            case Transfer _ -> Kind.TRANSFER;
            case ReplacePersona _ -> Kind.REPLACE_PERSONA;
            case Imprison _ -> Kind.IMPRISON;
            case TakePrisoner _ -> Kind.TAKE_PRISONER;
            case FormSearchParty _ -> Kind.FORM_SEARCH_PARTY;
            case ReturnFromHolosite _ -> Kind.RETURN_FROM_HOLOSITE;
            case Draw _ -> Kind.DRAW;
            case Fire _ -> Kind.FIRE;
            case Forfeit _ -> Kind.FORFEIT;
            case LoseForce _ -> Kind.LOSE_FORCE;
            case MoveAsReact _ -> Kind.MOVE_AS_REACT;
            case MoveAwayAsReact _ -> Kind.MOVE_AWAY_AS_REACT;
            case DeployAsReact _ -> Kind.DEPLOY_AS_REACT;
            case DeployTogetherAsReact _ -> Kind.DEPLOY_TOGETHER_AS_REACT;
        };
    }

    /** The kinds of things players do. */
    enum Kind {
        ACTIVATE,
        FORCE_DRAIN,
        DEPLOY,
        DEPLOY_TOGETHER,
        PLAY,
        USE_TEXT,
        AUTOMATIC,
        BATTLE,
        CREATURE_ATTACK,
        ATTACK,
        MOVE,
        DOCKING_BAY_TRANSIT,
        SHUTTLE,
        LAND,
        TAKE_OFF,
        BOMBING_RUN,
        EMBARK,
        DISEMBARK,
        CHANGE_SEATS,
        SHIP_DOCKING,
        TRANSFER,
        REPLACE_PERSONA,
        IMPRISON,
        TAKE_PRISONER,
        FORM_SEARCH_PARTY,
        RETURN_FROM_HOLOSITE,
        DRAW,
        FIRE,
        FORFEIT,
        LOSE_FORCE,
        MOVE_AS_REACT,
        MOVE_AWAY_AS_REACT,
        DEPLOY_AS_REACT,
        DEPLOY_TOGETHER_AS_REACT
    }

    /** An act with a card: the card that acts, or the place where it is done. */
    sealed interface WithCard extends Act {
        int card();
    }

    /**
     * Uses a text of a card. The text speaks to a player, who need not be the one who uses it, and
     * is known by its place among what the card says to him.
     */
    sealed interface WithText extends WithCard {
        Side speaker();

        int text();
    }

    /** A regular move that a card makes by itself. */
    sealed interface RegularMove extends WithCard {}

    /** Activates 1 Force. */
    record Activate() implements Act {}

    /** Force drains at this location. */
    record ForceDrain(int card) implements WithCard {}

    /** Deploys this card. */
    record Deploy(int card) implements WithCard {}

    /** Deploys this ship together with a pilot. */
    record DeployTogether(int card) implements WithCard {}

    /** Plays this Interrupt, by one of its texts. */
    record Play(int card, Side speaker, int text) implements WithText {}

    /** Uses a text of this card. */
    record UseText(int card, Side speaker, int text) implements WithText {}

    /** This card does something by itself; the turn player only says in which order. */
    record Automatic(int card, Side speaker, int text) implements WithText {}

    /** Initiates a battle at this location. */
    record Battle(int card) implements WithCard {}

    /** This creature attacks. */
    record CreatureAttack(int card) implements WithCard {}

    /** Attacks this creature. */
    record Attack(int card) implements WithCard {}

    /** Moves this card. */
    record Move(int card) implements RegularMove {}

    /** Docking bay transit from this docking bay. */
    record DockingBayTransit(int card) implements WithCard {}

    /** Shuttles this card. */
    record Shuttle(int card) implements RegularMove {}

    /** Shuttles others with this vehicle. */
    record ShuttleOthers(int card) implements WithCard {}

    /** Lands this starship. */
    record Land(int card) implements RegularMove {}

    /** Takes off with this starship. */
    record TakeOff(int card) implements RegularMove {}

    /** Makes a bombing run with this starship. */
    record BombingRun(int card) implements RegularMove {}

    /** This card embarks. */
    record Embark(int card) implements WithCard {}

    /** This card disembarks. */
    record Disembark(int card) implements WithCard {}

    /** This card takes another seat aboard. */
    record ChangeSeats(int card) implements WithCard {}

    /** Docks this starship with another. */
    record ShipDocking(int card) implements WithCard {}

    /** Transfers this weapon or device. */
    record Transfer(int card) implements WithCard {}

    /** Replaces another version on the table with this card. */
    record ReplacePersona(int card) implements WithCard {}

    /** This card hands its captive over to the prison here. */
    record Imprison(int card) implements WithCard {}

    /** This card takes a prisoner out of the prison here. */
    record TakePrisoner(int card, int prisoner) implements WithCard {}

    /** Searches this site for a missing character. */
    record FormSearchParty(int card) implements WithCard {}

    /** Returns Dejariks and holograms from this holosite to hand. */
    record ReturnFromHolosite(int card) implements WithCard {}

    /** Draws a card. */
    record Draw() implements Act {}

    /** Fires this weapon. */
    record Fire(int card) implements WithCard {}

    /** Forfeits this card. */
    record Forfeit(int card) implements WithCard {}

    /** Loses 1 Force to battle damage. */
    record LoseForce() implements Act {}

    /** Moves this card as a react. */
    record MoveAsReact(int card) implements WithCard {}

    /** Moves this card away as a react. */
    record MoveAwayAsReact(int card) implements WithCard {}

    /** Deploys this card as a react. */
    record DeployAsReact(int card) implements WithCard {}

    /** Deploys this ship together with a pilot as a react. */
    record DeployTogetherAsReact(int card) implements WithCard {}
}
