package holosite.rules.decision;

import holosite.language.card.Side;

/** One thing a player may do. The cards are named by their numbers; in a view by its handles. */
public sealed interface Act {

    /** The name of the kind of act, for clients and files: it outlives the names of classes. */
    Kind kind();

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
        EMBARK,
        DISEMBARK,
        CHANGE_SEATS,
        SHIP_DOCKING,
        TRANSFER,
        REPLACE_PERSONA,
        IMPRISON,
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

    /** Activates 1 Force. */
    record Activate() implements Act {
        @Override
        public Kind kind() {
            return Kind.ACTIVATE;
        }
    }

    /** Force drains at this location. */
    record ForceDrain(int card) implements WithCard {
        @Override
        public Kind kind() {
            return Kind.FORCE_DRAIN;
        }
    }

    /** Deploys this card. */
    record Deploy(int card) implements WithCard {
        @Override
        public Kind kind() {
            return Kind.DEPLOY;
        }
    }

    /** Deploys this ship together with a pilot. */
    record DeployTogether(int card) implements WithCard {
        @Override
        public Kind kind() {
            return Kind.DEPLOY_TOGETHER;
        }
    }

    /** Plays this Interrupt, by one of its texts. */
    record Play(int card, Side speaker, int text) implements WithText {
        @Override
        public Kind kind() {
            return Kind.PLAY;
        }
    }

    /** Uses a text of this card. */
    record UseText(int card, Side speaker, int text) implements WithText {
        @Override
        public Kind kind() {
            return Kind.USE_TEXT;
        }
    }

    /** This card does something by itself; the turn player only says in which order. */
    record Automatic(int card, Side speaker, int text) implements WithText {
        @Override
        public Kind kind() {
            return Kind.AUTOMATIC;
        }
    }

    /** Initiates a battle at this location. */
    record Battle(int card) implements WithCard {
        @Override
        public Kind kind() {
            return Kind.BATTLE;
        }
    }

    /** This creature attacks. */
    record CreatureAttack(int card) implements WithCard {
        @Override
        public Kind kind() {
            return Kind.CREATURE_ATTACK;
        }
    }

    /** Attacks this creature. */
    record Attack(int card) implements WithCard {
        @Override
        public Kind kind() {
            return Kind.ATTACK;
        }
    }

    /** Moves this card. */
    record Move(int card) implements WithCard {
        @Override
        public Kind kind() {
            return Kind.MOVE;
        }
    }

    /** Docking bay transit from this docking bay. */
    record DockingBayTransit(int card) implements WithCard {
        @Override
        public Kind kind() {
            return Kind.DOCKING_BAY_TRANSIT;
        }
    }

    /** Shuttles this card. */
    record Shuttle(int card) implements WithCard {
        @Override
        public Kind kind() {
            return Kind.SHUTTLE;
        }
    }

    /** Shuttles others with this vehicle. */
    record ShuttleOthers(int card) implements WithCard {
        @Override
        public Kind kind() {
            return Kind.SHUTTLE;
        }
    }

    /** Lands this starship. */
    record Land(int card) implements WithCard {
        @Override
        public Kind kind() {
            return Kind.LAND;
        }
    }

    /** Takes off with this starship. */
    record TakeOff(int card) implements WithCard {
        @Override
        public Kind kind() {
            return Kind.TAKE_OFF;
        }
    }

    /** This card embarks. */
    record Embark(int card) implements WithCard {
        @Override
        public Kind kind() {
            return Kind.EMBARK;
        }
    }

    /** This card disembarks. */
    record Disembark(int card) implements WithCard {
        @Override
        public Kind kind() {
            return Kind.DISEMBARK;
        }
    }

    /** This card takes another seat aboard. */
    record ChangeSeats(int card) implements WithCard {
        @Override
        public Kind kind() {
            return Kind.CHANGE_SEATS;
        }
    }

    /** Docks this starship with another. */
    record ShipDocking(int card) implements WithCard {
        @Override
        public Kind kind() {
            return Kind.SHIP_DOCKING;
        }
    }

    /** Transfers this weapon or device. */
    record Transfer(int card) implements WithCard {
        @Override
        public Kind kind() {
            return Kind.TRANSFER;
        }
    }

    /** Replaces another version on the table with this card. */
    record ReplacePersona(int card) implements WithCard {
        @Override
        public Kind kind() {
            return Kind.REPLACE_PERSONA;
        }
    }

    /** This card hands its captive over to the prison here. */
    record Imprison(int card) implements WithCard {
        @Override
        public Kind kind() {
            return Kind.IMPRISON;
        }
    }

    /** This card takes a prisoner out of the prison here. */
    record TakePrisoner(int card, int prisoner) implements WithCard {
        @Override
        public Kind kind() {
            return Kind.TAKE_PRISONER;
        }
    }

    /** Draws a card. */
    record Draw() implements Act {
        @Override
        public Kind kind() {
            return Kind.DRAW;
        }
    }

    /** Fires this weapon. */
    record Fire(int card) implements WithCard {
        @Override
        public Kind kind() {
            return Kind.FIRE;
        }
    }

    /** Forfeits this card. */
    record Forfeit(int card) implements WithCard {
        @Override
        public Kind kind() {
            return Kind.FORFEIT;
        }
    }

    /** Loses 1 Force to battle damage. */
    record LoseForce() implements Act {
        @Override
        public Kind kind() {
            return Kind.LOSE_FORCE;
        }
    }

    /** Moves this card as a react. */
    record MoveAsReact(int card) implements WithCard {
        @Override
        public Kind kind() {
            return Kind.MOVE_AS_REACT;
        }
    }

    /** Moves this card away as a react. */
    record MoveAwayAsReact(int card) implements WithCard {
        @Override
        public Kind kind() {
            return Kind.MOVE_AWAY_AS_REACT;
        }
    }

    /** Deploys this card as a react. */
    record DeployAsReact(int card) implements WithCard {
        @Override
        public Kind kind() {
            return Kind.DEPLOY_AS_REACT;
        }
    }

    /** Deploys this ship together with a pilot as a react. */
    record DeployTogetherAsReact(int card) implements WithCard {
        @Override
        public Kind kind() {
            return Kind.DEPLOY_TOGETHER_AS_REACT;
        }
    }
}
