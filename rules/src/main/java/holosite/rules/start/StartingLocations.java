package holosite.rules.start;

import holosite.language.ability.Event;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.decision.CardPrompt;
import holosite.rules.deploy.BattleStations;
import holosite.rules.deploy.LocationsOnRecord;
import holosite.rules.log.GameEntry;
import holosite.rules.setup.StartingLocationCheck;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.state.Step;
import holosite.rules.table.Cards;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.Arrays;

/**
 * Starting locations and Objectives, revealed together: a player with an Objective in his deck
 * starts with it, any other with the location his deck names. If both chose the same unique
 * location, both choose again. Locations are laid out first; then come the Objectives, that of the
 * player who takes the first turn before the other.
 */
public final class StartingLocations {
    private StartingLocations() {}

    static Step reveal(GameState game) {
        return new Choose(named(game, Side.DARK), named(game, Side.LIGHT), Cards.NONE);
    }

    /** The Objective, or else the location the deck names, or nobody. */
    private static int named(GameState game, Side player) {
        int objective = StartingCards.objective(game, player);
        if (objective != Table.NOBODY) {
            return objective;
        }
        String start = game.setup().of(player).start();
        var table = game.table();
        for (int card = table.top(player, Zone.RESERVE_DECK);
                card != Table.NOBODY;
                card = table.next(card)) {
            if (table.definition(card).isLocation() && table.definition(card).titled(start)) {
                return card;
            }
        }
        return Table.NOBODY;
    }

    /** Locations a player may still choose, apart from those tried. */
    private static int[] choices(GameState game, Side player, Cards tried) {
        return Arrays.stream(game.table().cards(Table.zone(player, Zone.RESERVE_DECK)))
                .filter(card -> StartingLocationCheck.legal(game.table().definition(card)))
                .filter(
                        card ->
                                Arrays.stream(tried.numbers())
                                        .noneMatch(
                                                t ->
                                                        game.table()
                                                                .definition(t)
                                                                .titled(
                                                                        game.table()
                                                                                .definition(card)
                                                                                .card()
                                                                                .title())))
                .toArray();
    }

    /**
     * Both choices, once each is made; the same unique location sends both back to choose again.
     */
    public record Choose(int dark, int light, Cards tried) implements Step {

        @Override
        public void run(GameState game) {
            var table = game.table();
            if (dark != Table.NOBODY
                    && light != Table.NOBODY
                    && table.definition(dark).isLocation()
                    && table.definition(dark).isUnique()
                    && table.definition(dark).sameTitle(table.definition(light))) {
                game.push(new Again(Side.DARK, Table.NOBODY, tried.with(dark, light)));
                return;
            }
            game.push(new Objectives(dark, light));
            lay(game, Side.LIGHT, light);
            lay(game, Side.DARK, dark);
        }

        private static void lay(GameState game, Side player, int card) {
            if (card == Table.NOBODY || !isObjective(game, card) && !legal(game, card)) {
                Logging.line(game, GameEntry.NoStartingLocation::new, player);
            } else if (!isObjective(game, card)) {
                game.push(new Lay(player, card));
            }
        }

        private static boolean legal(GameState game, int card) {
            return StartingLocationCheck.legal(game.table().definition(card));
        }
    }

    private static boolean isObjective(GameState game, int card) {
        return card != Table.NOBODY && !game.table().definition(card).isLocation();
    }

    /** A starting location is laid out. */
    public record Lay(Side player, int card) implements Step {

        @Override
        public void run(GameState game) {
            game.table().layOut(card, Table.NOBODY);
            BattleStations.note(game, player, card);
            game.table().set(card, Flag.STARTING_LOCATION);
            LocationsOnRecord.note(game, card);
            Logging.line(game, GameEntry.StartingLocation::new, player, card);
            ResponseWindow.open(game, Happening.of(Event.DEPLOYED, player).to(card).at(card));
        }
    }

    /** A player chooses another starting location; without any other he starts with none. */
    public record Again(Side player, int darkChoice, Cards tried) implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            int[] choices = choices(game, player, tried);
            if (choices.length == 0) {
                chosen(game, Table.NOBODY);
            } else {
                ask(game, player, new CardPrompt.StartingLocation(), new Cards(choices), 1, 1);
            }
        }

        @Override
        public void chosen(GameState game, int[] chosen) {
            chosen(game, chosen[0]);
        }

        private void chosen(GameState game, int card) {
            game.push(
                    player == Side.DARK
                            ? new Again(Side.LIGHT, card, tried)
                            : new Choose(darkChoice, card, tried));
        }
    }

    /** The Objectives, once the locations are on the table. */
    public record Objectives(int dark, int light) implements Step {

        @Override
        public void run(GameState game) {
            Side first = StartingCards.first(game);
            begin(game, first.opposite(), first == Side.DARK ? light : dark);
            begin(game, first, first == Side.DARK ? dark : light);
        }

        private static void begin(GameState game, Side player, int card) {
            if (isObjective(game, card)) {
                game.push(new SettingUp.Begin(player, card));
            }
        }
    }
}
