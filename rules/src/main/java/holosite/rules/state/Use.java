package holosite.rules.state;

import holosite.language.ability.Limit;
import holosite.language.card.Side;
import holosite.rules.card.ProgramId;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;

/** One use of something that can be used only so often, and how long it counts. */
public sealed interface Use {

    /** The card that did it; nobody if a player did. */
    int card();

    /** The span at whose end the use is forgotten. */
    Limit.Per per();

    /** Of a text. Uses in a game are counted by title, all others by the card. */
    record OfText(int card, String title, ProgramId text, Limit.Per per) implements Use {}

    /** Of a text that may be used so often for each card. */
    record ForCard(int card, ProgramId text, int subject) implements Use {
        @Override
        public Limit.Per per() {
            return Limit.Per.SUBJECT;
        }
    }

    /** Of a text that may be used so often for each number it counts. */
    record ForNumber(int card, ProgramId text, double number) implements Use {
        @Override
        public Limit.Per per() {
            return Limit.Per.NUMBER;
        }
    }

    /** Of what the rules let a card do only so often. */
    record OfRule(int card, RuleUse what) implements Use {
        @Override
        public Limit.Per per() {
            return what.per();
        }
    }

    /** Of a weapon, by the card that fires it. */
    record OfWeapon(int card, int weapon) implements Use {
        @Override
        public Limit.Per per() {
            return Limit.Per.TURN;
        }
    }

    /**
     * A text by which a player looked through a pile without finding what it names. It is the same
     * text on every copy of its card.
     */
    record FailedSearch(Side player, ProgramId text, Side whose, Zone pile) implements OfTurn {}

    /** A player has lost 1 Force to a Force drain. */
    record Drained(Side player) implements OfTurn {}

    /** A player has drawn a battle destiny of this number, or used that number instead. */
    record BattleDestinyDrawn(Side player, double number) implements Use {
        @Override
        public int card() {
            return Table.NOBODY;
        }

        @Override
        public Limit.Per per() {
            return Limit.Per.BATTLE;
        }
    }

    /** A player has deployed a card with ability in his deploy phase. */
    record DeployedAbility(Side player) implements OfTurn {}

    /** A player has activated 1 Force in his activate phase. */
    record Activated(Side player) implements OfTurn {}

    /** A text has shuffled a pile of this player. */
    record Shuffled(Side whose, Zone pile) implements OfTurn {}

    /** One Force of the opponent's that a player may use next, or has used. */
    record TheirForce(Side player, boolean used) implements OfTurn {}

    /** Something a player did that counts for the rest of the turn. */
    sealed interface OfTurn extends Use {
        @Override
        default int card() {
            return Table.NOBODY;
        }

        @Override
        default Limit.Per per() {
            return Limit.Per.TURN;
        }
    }

    /** Something a player did that counts for the rest of the game. */
    sealed interface OfGame extends Use {
        @Override
        default int card() {
            return Table.NOBODY;
        }

        @Override
        default Limit.Per per() {
            return Limit.Per.GAME;
        }
    }

    /** A persona has won a game of sabacc. */
    record SabaccWon(String persona) implements OfGame {}

    /** The one Podrace of the game has begun. */
    record PodraceBegun() implements OfGame {}

    /** A player has won the Podrace. */
    record PodraceWon(Side winner) implements OfGame {}

    /** A player has deployed a card of this title whose text asks for that. */
    record TitleDeployed(Side player, String title) implements OfGame {}

    /** The battle station a player deployed first: he deploys parts of no other. */
    record StationChosen(Side player, String system) implements OfGame {}
}
