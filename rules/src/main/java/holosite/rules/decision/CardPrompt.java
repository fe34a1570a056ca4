package holosite.rules.decision;

/** A question that is answered with cards. */
public sealed interface CardPrompt extends Prompt {

    /** Where a card deploys. */
    record DeployWhere(int card) implements CardPrompt, OneCard {
        @Override
        public Key key() {
            return Key.DEPLOY_WHERE;
        }
    }

    /** Which card this one is aimed at as it deploys to its target. */
    record DeployAim(int card, int target) implements CardPrompt, TwoCards {
        @Override
        public int other() {
            return target;
        }

        @Override
        public Key key() {
            return Key.DEPLOY_AIM;
        }
    }

    /** Which pilot deploys with this ship. */
    record DeployPilot(int card) implements CardPrompt, OneCard {
        @Override
        public Key key() {
            return Key.DEPLOY_PILOT;
        }
    }

    /** Where a card moves. */
    record MoveWhere(int card) implements CardPrompt, OneCard {
        @Override
        public Key key() {
            return Key.MOVE_WHERE;
        }
    }

    /** Which planet this battle station orbits; none: deep space. */
    record IntoOrbit(int card) implements CardPrompt, OneCard {
        @Override
        public Key key() {
            return Key.MOVE_WHERE;
        }
    }

    /** Who goes from this card to the other. */
    record MoveWho(int card, int to) implements CardPrompt, TwoCards {
        @Override
        public int other() {
            return to;
        }

        @Override
        public Key key() {
            return Key.MOVE_WHO;
        }
    }

    /** Who carries this weapon to a site. */
    record CarryWho(int card, int to) implements CardPrompt, TwoCards {
        @Override
        public int other() {
            return to;
        }

        @Override
        public Key key() {
            return Key.MOVE_WHO;
        }
    }

    /** Who boards the reacting card before it sets out. */
    record ReactEmbark(int card) implements CardPrompt, OneCard {
        @Override
        public Key key() {
            return Key.REACT_EMBARK;
        }
    }

    /** Who gets out of the reacting card where it has come to. */
    record ReactDisembark(int card) implements CardPrompt, OneCard {
        @Override
        public Key key() {
            return Key.REACT_DISEMBARK;
        }
    }

    /** What the reacting card boards where it has come to. */
    record ReactBoard(int card) implements CardPrompt, OneCard {
        @Override
        public Key key() {
            return Key.REACT_BOARD;
        }
    }

    /** Which card takes this weapon or device. */
    record TransferTo(int card) implements CardPrompt, OneCard {
        @Override
        public Key key() {
            return Key.TRANSFER_TO;
        }
    }

    /** What a text of this card targets. */
    record Target(int card) implements CardPrompt, OneCard {
        @Override
        public Key key() {
            return Key.TARGET;
        }
    }

    /** Which version on the table this card replaces. */
    record ReplaceWhich(int card) implements CardPrompt, OneCard {
        @Override
        public Key key() {
            return Key.TARGET;
        }
    }

    /** Which cards a text of this card picks. */
    record Pick(int card) implements CardPrompt, OneCard {
        @Override
        public Key key() {
            return Key.PICK;
        }
    }

    /** Who fires this weapon at its target. */
    record FiredBy(int card, int target) implements CardPrompt, TwoCards {
        @Override
        public int other() {
            return target;
        }

        @Override
        public Key key() {
            return Key.PICK;
        }
    }

    /** What this weapon is fired at. */
    record FireTarget(int card) implements CardPrompt, OneCard {
        @Override
        public Key key() {
            return Key.FIRE_TARGET;
        }
    }

    /**
     * Which card is lost for Force still to be lost because of this card, if it is because of one.
     */
    record LoseForceFrom(int card, double left) implements CardPrompt, OneCard {
        @Override
        public Key key() {
            return Key.LOSE_FORCE_FROM;
        }
    }

    /** Which of the cards that this one lets a player look at. */
    record Search(int card) implements CardPrompt, OneCard {
        @Override
        public Key key() {
            return Key.SEARCH;
        }
    }

    /** Which cards of the Lost Pile are retrieved. */
    record Retrieve() implements CardPrompt {
        @Override
        public Key key() {
            return Key.SEARCH;
        }
    }

    /** Who aboard a vessel gives up the controls to this card. */
    record Seat(int card, int vessel) implements CardPrompt, TwoCards {
        @Override
        public int other() {
            return vessel;
        }

        @Override
        public Key key() {
            return Key.SEAT;
        }
    }

    /** Which other starting location, since both players chose the same. */
    record StartingLocation() implements CardPrompt {
        @Override
        public Key key() {
            return Key.STARTING_LOCATION;
        }
    }

    /** Which Starting Effect, if any. */
    record StartingEffect() implements CardPrompt {
        @Override
        public Key key() {
            return Key.STARTING_EFFECT;
        }
    }

    /** Which Starting Interrupt, if any. */
    record StartingInterrupt() implements CardPrompt {
        @Override
        public Key key() {
            return Key.STARTING_INTERRUPT;
        }
    }

    /** Which card this one deploys or sets aside as the game is set up. */
    record StartingCard(int card) implements CardPrompt, OneCard {
        @Override
        public Key key() {
            return Key.STARTING_CARD;
        }
    }

    /** Which card is played from under this one. */
    record PlayFromUnder(int card) implements CardPrompt, OneCard {
        @Override
        public Key key() {
            return Key.PLAY_FROM_UNDER;
        }
    }

    /** Who takes this captive into custody. */
    record Escort(int card) implements CardPrompt, OneCard {
        @Override
        public Key key() {
            return Key.ESCORT;
        }
    }

    /** Which weapon fired at this card takes effect next. */
    record ShotOrder(int card) implements CardPrompt, OneCard {
        @Override
        public Key key() {
            return Key.ORDER;
        }
    }

    /** Which cards from hand pay for a text of this card. */
    record GiveFromHand(int card) implements CardPrompt, OneCard {
        @Override
        public Key key() {
            return Key.GIVE_FROM_HAND;
        }
    }

    /** For which starship asteroid destiny is drawn next. */
    record AsteroidOrder() implements CardPrompt {
        @Override
        public Key key() {
            return Key.ASTEROID_ORDER;
        }
    }

    /** Who jumps off this creature vehicle. */
    record JumpOff(int card) implements CardPrompt, OneCard {
        @Override
        public Key key() {
            return Key.JUMP_OFF;
        }
    }

    /** Which creature attacks next. */
    record AttackOrder() implements CardPrompt {
        @Override
        public Key key() {
            return Key.ATTACK_ORDER;
        }
    }

    /** Who plays sabacc; none: the player without a character. */
    record SabaccPlayer(int card) implements CardPrompt, OneCard {
        @Override
        public Key key() {
            return Key.SABACC_PLAYER;
        }
    }

    /** Which card of the beaten hand is won, or, where nothing was staked on it, lost. */
    record SabaccWinnings(int card, boolean staked) implements CardPrompt, OneCard {
        @Override
        public Key key() {
            return Key.SABACC_WINNINGS;
        }
    }

    /** For which Podracer race destiny is drawn. */
    record RaceFor(int card) implements CardPrompt, OneCard {
        @Override
        public Key key() {
            return Key.RACE_FOR;
        }
    }

    /** Which of the race destinies drawn for this Podracer are used. */
    record ChooseRaceDestinies(int card) implements CardPrompt, OneCard {
        @Override
        public Key key() {
            return Key.CHOOSE_RACE_DESTINIES;
        }
    }

    /** Who trains the apprentice for this Jedi Test. */
    record Mentor(int card, int apprentice) implements CardPrompt, TwoCards {
        @Override
        public int other() {
            return apprentice;
        }

        @Override
        public Key key() {
            return Key.MENTOR;
        }
    }
}
