package holosite.rules.decision;

/** A question that is answered with cards. */
public sealed interface CardPrompt extends Prompt {

    /** To which ship or vehicle a site goes that names a whole class of them. */
    record DeployAboard(int card) implements CardPrompt, OneCard {}

    /** Which card this one is aimed at as it deploys to its target. */
    record DeployAim(int card, DeployTarget target) implements CardPrompt, OneCard {}

    /** Which pilot deploys with this ship. */
    record DeployPilot(int card) implements CardPrompt, OneCard {}

    /** Where a card moves. */
    record MoveWhere(int card) implements CardPrompt, OneCard {}

    /** Which planet this battle station orbits; none: deep space. */
    record IntoOrbit(int card) implements CardPrompt, OneCard {}

    /** Who goes from this card to the other. */
    record MoveWho(int card, int to) implements CardPrompt, TwoCards {
        @Override
        public int other() {
            return to;
        }
    }

    /** Who carries this weapon to a site. */
    record CarryWho(int card, int to) implements CardPrompt, TwoCards {
        @Override
        public int other() {
            return to;
        }
    }

    /** Who boards the reacting card before it sets out. */
    record ReactEmbark(int card) implements CardPrompt, OneCard {}

    /** Who gets out of the reacting card where it has come to. */
    record ReactDisembark(int card) implements CardPrompt, OneCard {}

    /** What the reacting card boards where it has come to. */
    record ReactBoard(int card) implements CardPrompt, OneCard {}

    /** Which card takes this weapon or device. */
    record TransferTo(int card) implements CardPrompt, OneCard {}

    /** What a text of this card targets. */
    record Target(int card) implements CardPrompt, OneCard {}

    /** Which version on the table this card replaces. */
    record ReplaceWhich(int card) implements CardPrompt, OneCard {}

    /** Which cards a text of this card picks. */
    record Pick(int card) implements CardPrompt, OneCard {}

    /** Who fires this weapon at its target. */
    record FiredBy(int card, int target) implements CardPrompt, TwoCards {
        @Override
        public int other() {
            return target;
        }
    }

    /** What this weapon is fired at. */
    record FireTarget(int card) implements CardPrompt, OneCard {}

    /** What else this weapon is fired at, besides a target that is chosen already. */
    record FireAlsoAt(int card, int target) implements CardPrompt, TwoCards {
        @Override
        public int other() {
            return target;
        }
    }

    /**
     * Which card is lost for Force still to be lost because of this card, if it is because of one.
     */
    record LoseForceFrom(int card, double left) implements CardPrompt, OneCard {}

    /** Which of the cards that this one lets a player look at. */
    record Search(int card) implements CardPrompt, OneCard {}

    /** Which cards of the Lost Pile are retrieved. */
    record Retrieve() implements CardPrompt {}

    /** Who aboard a vessel gives up the controls to this card. */
    record Seat(int card, int vessel) implements CardPrompt, TwoCards {
        @Override
        public int other() {
            return vessel;
        }
    }

    /** Which other starting location, since both players chose the same. */
    record StartingLocation() implements CardPrompt {}

    /** Which Starting Effect, if any. */
    record StartingEffect() implements CardPrompt {}

    /** Which Starting Interrupt, if any. */
    record StartingInterrupt() implements CardPrompt {}

    /** Which card this one deploys or sets aside as the game is set up. */
    record StartingCard(int card) implements CardPrompt, OneCard {}

    /** Which card is played from under this one. */
    record PlayFromUnder(int card) implements CardPrompt, OneCard {}

    /** Who takes this captive into custody. */
    record Escort(int card) implements CardPrompt, OneCard {}

    /** Who searches this site for a missing character. */
    record SearchParty(int card) implements CardPrompt, OneCard {}

    /** Which Dejariks and holograms return from this holosite to hand. */
    record ReturnToHand(int card) implements CardPrompt, OneCard {}

    /** Which weapon fired at this card takes effect next. */
    record ShotOrder(int card) implements CardPrompt, OneCard {}

    /** Which cards from hand pay for a text of this card. */
    record GiveFromHand(int card) implements CardPrompt, OneCard {}

    /** For which starship asteroid destiny is drawn next. */
    record AsteroidOrder() implements CardPrompt {}

    /** Which comes first: what this card does by itself, or what cancels it. */
    record ActsOrIsCanceled(int card) implements CardPrompt, OneCard {}

    /** Who jumps off this creature vehicle. */
    record JumpOff(int card) implements CardPrompt, OneCard {}

    /** Which creature attacks next. */
    record AttackOrder() implements CardPrompt {}

    /** Who plays sabacc; none: the player without a character. */
    record SabaccPlayer(int card) implements CardPrompt, OneCard {}

    /** Which card of the beaten hand is won, or, where nothing was staked on it, lost. */
    record SabaccWinnings(int card, boolean staked) implements CardPrompt, OneCard {}

    /** For which Podracer race destiny is drawn. */
    record RaceFor(int card) implements CardPrompt, OneCard {}

    /** Which of the race destinies drawn for this Podracer are used. */
    record ChooseRaceDestinies(int card) implements CardPrompt, OneCard {}

    /** Who trains the apprentice for this Jedi Test. */
    record Mentor(int card, int apprentice) implements CardPrompt, TwoCards {
        @Override
        public int other() {
            return apprentice;
        }
    }
}
