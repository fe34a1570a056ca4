package holosite.rules.react;

import holosite.language.card.Side;
import holosite.rules.decision.CardPrompt;
import holosite.rules.modifier.Standing;
import holosite.rules.move.Disembarking;
import holosite.rules.move.Embarking;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;

/**
 * Getting in and out at the beginning and at the end of a react, for free. Before a ship or vehicle
 * sets out, its player's cards next to it may board it; a card that is aboard something gets out to
 * set out itself. At the destination, those aboard may get out, and the card itself may board
 * something there.
 */
public final class ReactBoarding {
    private static final int[] NONE = {};

    private ReactBoarding() {}

    /** Who boards the card before it sets out. */
    public record Before(Side player, int card) implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            int[] boarders = boarders(game, card);
            choose(game, player, new CardPrompt.ReactEmbark(card), boarders, 0, boarders.length);
        }

        @Override
        public void chosen(GameState game, int[] chosen) {
            for (int boarder : chosen) {
                // one who finds no room left stays
                if (Embarking.boards(game, boarder, card)) {
                    Embarking.board(game, boarder, card);
                }
            }
        }
    }

    private static int[] boarders(GameState game, int vessel) {
        var table = game.table();
        if (!table.definition(vessel).isVessel()
                || table.role(vessel) != Role.AT
                || !Standing.of(game).isActive(vessel)) {
            return NONE;
        }
        int[] found = table.cards(Table.on(table.host(vessel)));
        int count = 0;
        for (int card : found) {
            if (table.definition(card).isUnit()
                    && table.owner(card) == table.owner(vessel)
                    && Standing.of(game).isActive(card)
                    && Embarking.boards(game, card, vessel)) {
                found[count++] = card;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** Who gets out at the destination. */
    public record Out(Side player, int card, int place) implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            int[] leavers = leavers(game, card, place);
            choose(game, player, new CardPrompt.ReactDisembark(card), leavers, 0, leavers.length);
        }

        @Override
        public void chosen(GameState game, int[] chosen) {
            for (int leaver : chosen) {
                if (Disembarking.to(game, leaver) == place) {
                    Disembarking.out(game, leaver);
                }
            }
        }
    }

    private static int[] leavers(GameState game, int vessel, int place) {
        var table = game.table();
        if (!table.definition(vessel).isVessel() || table.host(vessel) != place) {
            return NONE;
        }
        int[] found = table.cards(Table.on(vessel));
        int count = 0;
        for (int card : found) {
            if (table.role(card).aboard()
                    && Standing.of(game).isActive(card)
                    && Disembarking.to(game, card) == place) {
                found[count++] = card;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** What the card itself boards at the destination. */
    public record In(Side player, int card, int place) implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            int[] vessels = vessels(game, card, place);
            choose(game, player, new CardPrompt.ReactBoard(card), vessels, 0, 1);
        }

        @Override
        public void chosen(GameState game, int[] chosen) {
            for (int vessel : chosen) {
                Embarking.board(game, card, vessel);
            }
        }
    }

    private static int[] vessels(GameState game, int card, int place) {
        var table = game.table();
        if (table.host(card) != place
                || table.role(card) != Role.AT
                || !table.definition(card).isUnit()
                || !Standing.of(game).isActive(card)) {
            return NONE;
        }
        int[] found = table.cards(Table.on(place));
        int count = 0;
        for (int vessel : found) {
            if (Embarking.boards(game, card, vessel)) {
                found[count++] = vessel;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** Where a card sets out from: its location, if it is there or can get out to it. */
    static boolean setsOut(GameState game, int card) {
        var table = game.table();
        if (table.role(card) == Role.AT) {
            return true;
        }
        int outside = Disembarking.to(game, card);
        return outside != Table.NOBODY && outside == Whereabouts.location(table, card);
    }

    /** Whether a card already at the place has anything to get into or out of. */
    static boolean anything(GameState game, int card, int place) {
        return game.table().role(card) == Role.AT
                ? vessels(game, card, place).length > 0
                : Disembarking.to(game, card) == place;
    }
}
