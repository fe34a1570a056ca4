package holosite.rules.decision;

import holosite.language.card.Side;

/**
 * One thing a player may do: which kind, with which card, to which other, by which of its texts.
 */
public record Act(Kind kind, int card, int other, int text) {

    /** The kinds of things players do. */
    public enum Kind {
        ACTIVATE,
        FORCE_DRAIN,
        DEPLOY,
        /** Deploy a ship together with its pilot. */
        DEPLOY_TOGETHER,
        PLAY,
        USE_TEXT,
        /** A card does something by itself; the turn player only says in which order. */
        AUTOMATIC,
        BATTLE,
        /** A creature attacks. */
        CREATURE_ATTACK,
        /** A player attacks a creature. */
        ATTACK,
        MOVE,
        DOCKING_BAY_TRANSIT,
        SHUTTLE,
        LAND,
        TAKE_OFF,
        EMBARK,
        DISEMBARK,
        CHANGE_SEATS,
        SHIP_DOCKING,
        TRANSFER,
        REPLACE_PERSONA,
        /** Hand a captive over to the prison here. */
        IMPRISON,
        /** Take a prisoner out of the prison here. */
        TAKE_PRISONER,
        DRAW,
        FIRE,
        FORFEIT,
        LOSE_FORCE,
        MOVE_AS_REACT,
        MOVE_AWAY_AS_REACT,
        DEPLOY_AS_REACT,
        DEPLOY_TOGETHER_AS_REACT
    }

    /** Uses a text of a card, which speaks to this player. */
    public static Act text(Kind kind, int card, Side speaker, int text) {
        return new Act(kind, card, speaker == Side.DARK ? 0 : 1, text);
    }

    /** Of an act that uses a text: the player the text speaks to. */
    public Side speaker() {
        return other == 0 ? Side.DARK : Side.LIGHT;
    }

    public static Act of(Kind kind, int card) {
        return new Act(kind, card, -1, -1);
    }

    public static Act of(Kind kind) {
        return new Act(kind, -1, -1, -1);
    }
}
